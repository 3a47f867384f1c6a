import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docx } from '#lib/docx/docx.ts';
import { storedZip } from '#lib/docx/stored-zip.ts';
import { propertyRuns } from '../run/tier.ts';

/** The texts of a zip whose entries are stored, read by its directory as any reader would; checksums are compared. */
async function textsOf(zip: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  let at = bytes.readUInt32LE(end + 16);
  const texts: Record<string, string> = {};
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + bytes.readUInt32LE(at + 24));
    expect(crc32(content)).toBe(bytes.readUInt32LE(at + 16));
    texts[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return texts;
}

describe('a zip of texts', () => {
  it('gives back what was put in, whatever it is called', async () => {
    const texts = fc.dictionary(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name !== '__proto__'),
      fc.string({ unit: 'grapheme' }),
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        expect(await textsOf(storedZip(given))).toEqual(given);
      }),
      { numRuns: propertyRuns(50) },
    );
  });
});

describe('a Word document', () => {
  it('holds headings, paragraphs, bold, italic and line breaks', async () => {
    const sections = [
      {
        heading: 'RÉSULTATS',
        paragraphs: [
          [{ text: 'Ménisque\u202f: ' }, { text: 'fissure', bold: true }, { text: ' vue.', italic: true }],
          [{ text: 'Un\nDeux' }],
        ],
      },
    ];
    const { 'word/document.xml': document = '' } = await textsOf(docx(sections));
    expect(document).toContain(
      '<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t xml:space="preserve">RÉSULTATS</w:t></w:r></w:p>',
    );
    expect(document).toContain(
      '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">fissure</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve"> vue.</w:t></w:r>',
    );
    expect(document).toContain(
      '<w:t xml:space="preserve">Un</w:t><w:br/><w:t xml:space="preserve">Deux</w:t>',
    );
  });

  it('stays well formed whatever was typed', async () => {
    const text = '</w:t> & <script> "\u0000\u000b\ud800\uffff';
    const { 'word/document.xml': document = '' } = await textsOf(
      docx([{ heading: '<&>', paragraphs: [[{ text }]] }]),
    );
    expect(document).toContain('>&lt;/w:t&gt; &amp; &lt;script&gt; &quot;\ufffd</w:t>');
    expect(document).toContain('>&lt;&amp;&gt;</w:t>');
  });
});
