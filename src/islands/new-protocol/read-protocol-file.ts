import {
  type ProtocolFile,
  type ProtocolFileProblem,
  readProtocol,
} from '#lib/protocols/exchange/read-protocol.ts';

/** Bytes beyond which nothing is read: no protocol has as many. */
const FILE_MAX = 4 * 1024 * 1024;

/** What a chosen file holds, or why it is no protocol. */
export type ChosenFile = { file: ProtocolFile } | { problem: ProtocolFileProblem | 'unreadable' };

/** The protocol of a file that somebody chose, or why it is none. */
export async function readProtocolFile(file: Pick<Blob, 'size' | 'text'>): Promise<ChosenFile> {
  if (file.size > FILE_MAX) return { problem: 'not-a-protocol' };
  try {
    const read = readProtocol(await file.text());
    return 'problem' in read ? read : { file: read };
  } catch {
    // It was moved or changed since it was chosen.
    return { problem: 'unreadable' };
  }
}
