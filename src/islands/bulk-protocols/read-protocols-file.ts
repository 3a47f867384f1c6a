import type { FileProblem, ReadBlocks } from '#lib/protocols/bulk/block.ts';
import { findProtocols } from '#lib/protocols/bulk/find-protocols.ts';
import type { ProtocolFileContent } from '#lib/protocols/bulk/found.ts';
import { textBlocks } from '#lib/protocols/bulk/text-blocks.ts';
import { scannersMessages } from '#lib/protocols/scanners-texts.ts';
import { type Container, openContainer } from './open-container.ts';

/** Maximum size of a file and of its text, in bytes, and maximum number of protocols: larger files are rejected. */
const FILE_MAX = 20 * 2 ** 20;
const TEXT_MAX = 8 * 2 ** 20;
const PROTOCOLS_MAX = 500;

/** Magic numbers of ZIP archives, and of workbooks and documents that predate 2007 or are password-protected. */
const ARCHIVE = 0x504b0304;
const OLD = 0xd0cf11e0;

/** Decodes a CSV file: UTF-16 if it has that mark, else UTF-8, else Windows-1252. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Libraries are loaded only when a file needs them. */
async function readContainer(container: Container): Promise<ReadBlocks> {
  const load =
    container.kind === 'workbook' ? () => import('./read-workbook.ts') : () => import('./read-document.ts');
  const code = await load().catch(() => undefined);
  if (!code) return { problem: 'not-loaded' };
  const read = 'readWorkbook' in code ? code.readWorkbook : code.readDocument;
  return read(container).catch(() => ({ problem: 'damaged' as const }));
}

/** Whether a container's directory says that it is encrypted; formats from before 2007 do not say so there. */
const isEncrypted = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('utf-16le')
    .decode(bytes.slice(0, bytes.byteLength - (bytes.byteLength % 2)))
    .includes('EncryptedPackage');

async function readBlocks(file: Blob, name: string): Promise<ReadBlocks> {
  const bytes = await file.arrayBuffer();
  const beginning = bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  if (beginning === OLD) return { problem: isEncrypted(bytes) ? 'encrypted' : 'old-format' };
  if (beginning === ARCHIVE) {
    const container = await openContainer(file);
    return 'problem' in container ? container : readContainer(container);
  }
  if (bytes.byteLength > TEXT_MAX) return { problem: 'too-large' };
  const text = textOf(bytes);
  if (text.includes('\u0000')) return { problem: 'not-a-table' };
  return { blocks: textBlocks(text, name) };
}

/** The protocols of a chosen file, or why it has none. The file is read in the browser; nothing is sent. */
export async function readProtocolsFile(file: File): Promise<ProtocolFileContent | { problem: FileProblem }> {
  if (file.size > FILE_MAX) return { problem: 'too-large' };
  try {
    const read = await readBlocks(file, file.name.replace(/\.[^.]*$/, ''));
    if ('problem' in read) return read;
    const found = findProtocols(read.blocks, scannersMessages.named(''));
    if (found.protocols.length > PROTOCOLS_MAX) return { problem: 'too-large' };
    return read.blocks.length === 0 ? { problem: 'empty' } : found;
  } catch {
    return { problem: 'unreadable' };
  }
}
