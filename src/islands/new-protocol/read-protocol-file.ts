import {
  type ProtocolFile,
  type ProtocolFileProblem,
  readProtocol,
} from '#lib/protocols/exchange/read-protocol.ts';
import { readTextFile } from '../files/read-text-file.ts';

/** Maximum size of a file, in bytes: no protocol is as large. */
const FILE_MAX = 4 * 1024 * 1024;

/** The content of a chosen file, or why it is not a protocol. */
export type ChosenFile = { file: ProtocolFile } | { problem: ProtocolFileProblem | 'unreadable' };

/** Reads a protocol from a chosen file, or says why the file has none. */
export async function readProtocolFile(file: Pick<Blob, 'size' | 'text'>): Promise<ChosenFile> {
  const opened = await readTextFile(file, FILE_MAX);
  if ('problem' in opened)
    return { problem: opened.problem === 'unreadable' ? 'unreadable' : 'not-a-protocol' };
  const read = readProtocol(opened.text);
  return 'problem' in read ? read : { file: read };
}
