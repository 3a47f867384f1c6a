import { refusalOf } from '#lib/dicom/refusal.ts';
import { openZip } from '#lib/dicom/unzip.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import type { FileProblem } from '#lib/protocols/bulk/block.ts';

/** Maximum unpacked size, in bytes, of the text parts of a workbook or document: of each, and of all together. */
const PART_MAX = 16 * 2 ** 20;
const ALL_MAX = 48 * 2 ** 20;
/** Maximum number of parts in the archive; a workbook of a hundred sheets has about three hundred. */
const PARTS_MAX = 3000;
/** Texts only: no printer settings, images or fonts. */
const TEXT = /\.(?:xml|rels)$/i;
const DECLARED = /<!(?:DOCTYPE|ENTITY)/i;

/** The part whose presence identifies each kind of file. */
const KINDS = [
  { kind: 'workbook', part: 'xl/workbook.xml' },
  { kind: 'document', part: 'word/document.xml' },
] as const;

/** A file's type according to its parts, and those parts packed again: no part is larger than what was checked. */
export interface Container {
  kind: 'workbook' | 'document';
  parts: Readonly<Record<string, string>>;
}

export const repack = async (parts: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await storedZip(parts).arrayBuffer());

/**
 * Unpacks the texts of an .xlsx or .docx file within bounds, whatever its name says it is. Libraries receive only
 * these: they unpack as much as a file claims.
 */
export async function openContainer(file: Blob): Promise<Container | { problem: FileProblem }> {
  try {
    const entries = (await openZip(file)).filter(({ path }) => TEXT.test(path));
    if (entries.length > PARTS_MAX) return { problem: 'too-large' };
    const paths = new Set(entries.map(({ path }) => path));
    const kind = KINDS.find(({ part }) => paths.has(part))?.kind;
    if (!kind) return { problem: 'other-archive' };
    const parts: Record<string, string> = {};
    let left = ALL_MAX;
    for (const { path, open } of entries) {
      const content = await open(Math.min(PART_MAX, left));
      left -= content.size;
      const text = await content.text();
      if (DECLARED.test(text)) return { problem: 'damaged' };
      parts[path] = text;
    }
    return { kind, parts };
  } catch (error) {
    const code = refusalOf(error);
    if (code === 'encrypted') return { problem: 'encrypted' };
    return { problem: code === 'too_large' ? 'too-large' : 'damaged' };
  }
}
