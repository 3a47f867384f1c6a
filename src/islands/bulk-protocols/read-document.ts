import mammoth from 'mammoth';
import type { ReadBlocks } from '#lib/protocols/bulk/block.ts';
import { documentBlocks } from '#lib/protocols/bulk/document-blocks.ts';
import { type Container, repack } from './open-container.ts';

const DOCUMENT = 'word/document.xml';
const RUN = /<w:r[ >][\s\S]*?<\/w:r>/g;
const HIDDEN = /<w:vanish(?:\s*\/>|\s+w:val="(?:1|true|on)")/;

/** Turns double strikethrough into single: the library knows only the latter, and only the first mark of a run. */
const struckOnce = (xml: string) =>
  xml
    .replace(/<w:strike\s+w:val="(?:0|false|off)"\s*\/>/g, '')
    .replace(/<(\/?)w:dstrike(?=[\s/>])/g, '<$1w:strike');

/** Reads the tables of a document with their headings. Hidden text is left out, and this is reported. */
export async function readDocument({ parts }: Container): Promise<ReadBlocks> {
  const xml = parts[DOCUMENT] ?? '';
  const shown = HIDDEN.test(xml) ? xml.replace(RUN, (run) => (HIDDEN.test(run) ? '' : run)) : xml;
  const bytes = await repack({ ...parts, [DOCUMENT]: struckOnce(shown) });
  // The library reads `arrayBuffer` in browsers and `buffer` in Node, where tests run.
  const input = { arrayBuffer: bytes.buffer, buffer: bytes } as unknown as { arrayBuffer: ArrayBuffer };
  const { value: html } = await mammoth.convertToHtml(input, {
    styleMap: ['strike => s'],
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  });
  return { blocks: documentBlocks(html, shown !== xml) };
}
