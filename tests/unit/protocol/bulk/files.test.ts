import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readProtocolsFile } from '#islands/bulk-protocols/read-protocols-file.ts';
import type { ProtocolFileContent } from '#lib/protocols/bulk/found.ts';
import { packed } from '../../exchange/make-workbook.ts';

const read = (content: BlobPart, name: string) => readProtocolsFile(new File([content], name));

const row = (cells: readonly string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`;
const table = (rows: readonly string[][]) => `<w:tbl>${rows.map(row).join('')}</w:tbl>`;
const heading = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A document as Word packs it, of this body. */
const documentOf = (body: string, more: Record<string, string> = {}): Blob =>
  packed({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml':
      '<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
    'word/_rels/document.xml.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    ...more,
  });

describe('a document', () => {
  it('has a protocol under each heading; what stands between is told, hidden and deleted text is not read', async () => {
    const bodies = Array.from({ length: 12 }, (_, at) => {
      const rows = [
        ['Passage', 'kV', 'Pitch'],
        ['Sans injection', String(100 + at), '1,25'],
        ['Portal', '120', '2,5'],
      ];
      return `${heading(`Scanner ${at + 1}`)}<w:p><w:r><w:t>Remarque ${at + 1}</w:t></w:r></w:p>${table(rows)}`;
    });
    const hidden =
      '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>caché</w:t></w:r><w:del><w:r><w:delText>ôté</w:delText></w:r></w:del></w:p>';
    const found = (await read(documentOf(bodies.join('') + hidden), 'scanners.docx')) as ProtocolFileContent;
    expect(found.protocols).toHaveLength(12);
    for (const [at, { title, imagingType, around, readAs }] of found.protocols.entries()) {
      expect([title, imagingType, around]).toEqual([`Scanner ${at + 1}`, 'Scanner', [`Remarque ${at + 1}`]]);
      expect(readAs('passes')).toMatchObject({
        rows: [
          { name: 'Sans injection', kv: 100 + at, pitch: 1.25 },
          { name: 'Portal', kv: 120, pitch: 2.5 },
        ],
        problems: [],
      });
    }
  });
});

it('what is struck out once or twice in a document is not read, and told', async () => {
  const struck = (rPr: string) =>
    table([
      ['Séquence', 'TR'],
      ['T1', '500'],
    ]).replace('<w:t>500', `<w:rPr>${rPr}</w:rPr><w:t>500`);
  for (const rPr of ['<w:strike/>', '<w:dstrike/>', '<w:strike w:val="0"/><w:dstrike w:val="true"/>']) {
    const found = (await read(
      documentOf(heading('IRM genou') + struck(rPr)),
      'a.docx',
    )) as ProtocolFileContent;
    const [one] = found.protocols;
    expect([rPr, one?.readAs('sequences').rows, one?.hasHidden]).toEqual([rPr, [{ name: 'T1' }], true]);
  }
});

describe('a CSV file', () => {
  const lines = Array.from(
    { length: 10 },
    (_, at) => `IRM épaule ${at + 1}\nSéquence;TR;TE\nT1 ${at + 1};${500 + at};12,5\nT2;3000;80\n`,
  ).join('\n');
  it.each([
    ['UTF-8', new TextEncoder().encode(`\ufeff${lines}`)],
    ['Windows-1252', Uint8Array.from(lines, (letter) => letter.charCodeAt(0))],
  ])('has a protocol below each title, in %s', async (_, bytes) => {
    const found = (await read(bytes, 'export.csv')) as ProtocolFileContent;
    expect(found.protocols.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `IRM épaule ${at + 1}`),
    );
    for (const [at, { readAs }] of found.protocols.entries())
      expect(readAs('sequences').rows).toEqual([
        { name: `T1 ${at + 1}`, tr: 500 + at, te: 12.5 },
        { name: 'T2', tr: 3000, te: 80 },
      ]);
  });
});

describe('what is no such file', () => {
  const sheets = [
    {
      name: 'A',
      rows: [
        ['Séquence', 'TR'],
        ['T1', 500],
      ],
    },
  ];
  it('is refused by what it is, whatever its name', async () => {
    const old = new Uint8Array(4096);
    old.set([0xd0, 0xcf, 0x11, 0xe0]);
    const locked = await writeXlsx({ sheets, encryption: { password: 'secret', spinCount: 10 } });
    const bomb = packed({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': ' '.repeat(17 * 2 ** 20),
    });
    const many = `<worksheet><sheetData>${'<c r="A1"><v>1</v></c>'.repeat(200_001)}</sheetData></worksheet>`;
    const far =
      '<worksheet><sheetData><c r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c></sheetData></worksheet>';
    const entity = '<!DOCTYPE a [<!ENTITY b "c">]><w:document>&b;</w:document>';
    const cases: [BlobPart, string, string][] = [
      [old, 'vieux.xls', 'old-format'],
      [locked as BlobPart, 'cle.xlsx', 'encrypted'],
      [bomb, 'bombe.xlsx', 'too-large'],
      [
        packed({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': many }),
        'million.xlsx',
        'too-large',
      ],
      [
        packed({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': far }),
        'loin.xlsx',
        'too-large',
      ],
      [documentOf('', { 'word/document.xml': entity }), 'entite.docx', 'damaged'],
      [packed({ 'a.txt': 'a' }), 'archive.xlsx', 'other-archive'],
      [new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), 'coupe.xlsx', 'damaged'],
      [new Uint8Array([1, 0, 2, 0, 3]), 'image.csv', 'not-a-table'],
      ['', 'vide.csv', 'empty'],
    ];
    for (const [content, name, problem] of cases)
      expect([name, await read(content, name)]).toEqual([name, { problem }]);
  });

  it('a document that is called a workbook is read as what it is', async () => {
    const body =
      heading('IRM genou') +
      table([
        ['Séquence', 'TR'],
        ['T1', '500'],
      ]);
    const found = (await read(documentOf(body), 'protocoles.xlsx')) as ProtocolFileContent;
    expect(found.protocols[0]?.readAs('sequences').rows).toEqual([{ name: 'T1', tr: 500 }]);
  });
});
