import { describe, expect, it } from 'vitest';
import { protocols } from '#lib/demo/protocols/all.ts';
import { fileName } from '#lib/platform/file-name.ts';
import { attachment } from '#lib/platform/server/http/attachment.ts';
import { rowsOf } from '#lib/protocols/body-edits.ts';
import { readProtocol } from '#lib/protocols/exchange/read-protocol.ts';
import { readGrid, readRows } from '#lib/protocols/exchange/read-table.ts';
import { writeProtocolJson } from '#lib/protocols/exchange/write-json.ts';
import { writeCsv, writeGrid } from '#lib/protocols/exchange/write-table.ts';
import { writeProtocolText } from '#lib/protocols/exchange/write-text.ts';
import { PROTOCOL_WORDS, stateLine } from '#lib/protocols/export-texts.ts';
import { fieldsOf, TABLE_NAMES, TABLE_OF_TYPE } from '#lib/protocols/fields/acquisition-fields.ts';
import { onEachScanner } from '#lib/protocols/scanners/rows-for.ts';

const demo = protocols.map((protocol) => [protocol.title, protocol] as const);
const [, knee] = demo[0]!;

describe.each(demo)('%s', (_, { title, tags, body }) => {
  it('is read back from its JSON, its review aside', () => {
    const { reviewStatus, ...own } = body;
    expect(readProtocol(writeProtocolJson({ title, tags, body }))).toEqual({ title, tags, body: own });
  });

  it('is read back from the CSV of its acquisition', () => {
    const table = TABLE_OF_TYPE[body.imagingType];
    for (const { body: own } of onEachScanner(body)) {
      const rows = rowsOf(own, table);
      expect(rows.length).toBeGreaterThan(0);
      const csv = writeCsv(writeGrid(table, rows));
      expect(readRows(table, readGrid(csv))).toEqual({
        rows,
        problems: [],
        unknown: [],
        headed: true,
        dropped: 0,
      });
    }
  });

  it('says all that its rows say in its text, on lines that mails leave whole', () => {
    const text = writeProtocolText({ title, facts: [], body }, PROTOCOL_WORDS);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|<\w/);
    for (const table of TABLE_NAMES) {
      for (const row of rowsOf(body, table)) {
        expect(text).toContain(row.name);
        for (const { key, shape } of fieldsOf(table))
          if (shape.kind === 'text' && row[key]) expect(text).toContain(row[key]);
      }
    }
    for (const line of [...(body.pitfalls ?? []), ...(body.references ?? [])])
      expect(text).toContain(`- ${line}`);
    expect(text).toContain(body.description);
  });
});

describe('the text for mail', () => {
  it('has its sections below each other, with units', () => {
    const body = {
      imagingType: 'Scanner' as const,
      region: 'Thorax' as const,
      contrast: { agent: 'Iode', doseMlPerKg: 1.5, delaySeconds: 70 },
      acquisition: {
        passes: [
          { name: 'Sans injection', kv: 120, dlp: 1200.5 },
          { name: 'Portal', kv: 100 },
        ],
      },
      references: ['Guide'],
    };
    expect(writeProtocolText({ title: 'Thorax', facts: ['Validé'], body }, PROTOCOL_WORDS)).toBe(
      `Thorax
======
Validé

Produit de contraste
--------------------
Produit\u00a0: Iode
Dose\u00a0: 1,5\u00a0mL/kg
Délai\u00a0: 70\u00a0s

Acquisition
-----------
Passages scanner
Passage         kV   PDL mGy·cm
Sans injection  120  1\u202f200,5
Portal          100
PDL total\u00a0: 1\u202f200,5\u00a0mGy·cm au moins

Références
----------
- Guide
`,
    );
  });

  it('gives each row a block where the lines of a table would break', () => {
    const text = writeProtocolText({ title: knee.title, facts: [], body: knee.body }, PROTOCOL_WORDS);
    expect(text).toContain(
      '\nDP FS sag\n  Pondération Densité de protons · Plan Sagittal · TR 2\u202f800\u00a0ms',
    );
    const table = text.slice(text.indexOf('Séquences IRM'), text.indexOf('Durée totale'));
    for (const line of table.split('\n')) expect([...line].length).toBeLessThanOrEqual(76);
  });

  it('says the state of the review', () => {
    const validatedAt = '2026-03-12T09:00:00.000Z';
    expect(stateLine({ status: 'Validé', version: 3, validatedAt })).toBe('Validé le 12/03/2026, version 3');
    expect(stateLine({ status: 'Brouillon', version: null, validatedAt: null })).toBe('Brouillon');
  });
});

describe('files that are no protocol', () => {
  it.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['null', 'not-a-protocol'],
    ['[]', 'not-a-protocol'],
    ['{"format":"negatoscope-protocol","version":2}', 'newer-version'],
    ['{"format":"negatoscope-protocol","version":1,"title":"a","tags":[1],"body":{}}', 'not-a-protocol'],
    [
      '{"format":"negatoscope-protocol","version":1,"title":"a","tags":[],"body":{"imagingType":"Autre","region":"Sein"}}',
      'not-a-protocol',
    ],
    ['{"title":"a"}', 'not-a-protocol'],
  ])('%j', (text, problem) => expect(readProtocol(text)).toEqual({ problem }));

  it('but one that a Windows program saved again is', () => {
    expect(readProtocol(`\ufeff${writeProtocolJson(knee)}`)).toMatchObject({ title: knee.title });
  });
});

describe('the name of a file', () => {
  it('keeps what systems take', () => {
    expect(fileName('IRM : genou / « standard » ?', 'csv')).toBe('IRM genou « standard ».csv');
    expect(fileName(`${'🩻'.repeat(100)}`, 'txt')).toBe(`${'🩻'.repeat(80)}.txt`);
    expect(fileName('\ud83e ?', 'txt')).toBe('negatoscope.txt');
  });

  it('goes into a header without breaking it', () => {
    const header = attachment('Œdème – l’"os" (1)\r\n.csv');
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(attachment('Épaule – IRM.csv')).toBe(
      `attachment; filename="Epaule - IRM.csv"; filename*=UTF-8''%C3%89paule%20%E2%80%93%20IRM.csv`,
    );
    expect(attachment("l'os (1)*.csv")).toContain("filename*=UTF-8''l%27os%20%281%29%2A.csv");
  });
});
