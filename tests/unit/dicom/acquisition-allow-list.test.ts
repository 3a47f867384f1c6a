import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspectAcquisition } from '#lib/dicom/acquisition/inspect-acquisition.ts';
import {
  ACQUISITION_ALLOW_LIST,
  acquisitionAttribute,
} from '#lib/dicom/attributes/acquisition-allow-list.ts';
import { ALLOW_LIST } from '#lib/dicom/attributes/allow-list.ts';
import { deIdentificationDoc } from '#lib/dicom/de-identification-doc-texts.ts';
import { fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { PROFILE } from './basic-profile.ts';

const source = (path: string) =>
  readFileSync(new URL(`../../../src/lib/dicom/${path}`, import.meta.url), 'utf8');

describe('the allow-list of acquisitions', () => {
  it('names each attribute once, with the tag that the list of the import gives it, and refuses others', () => {
    expect(new Set(ACQUISITION_ALLOW_LIST.map(({ tag }) => tag)).size).toBe(ACQUISITION_ALLOW_LIST.length);
    expect(new Set(ACQUISITION_ALLOW_LIST.map(({ keyword }) => keyword)).size).toBe(
      ACQUISITION_ALLOW_LIST.length,
    );
    const imported = new Map(ALLOW_LIST.map(({ keyword, tag }) => [keyword, tag]));
    for (const { keyword, tag } of ACQUISITION_ALLOW_LIST)
      expect(imported.get(keyword) ?? tag, keyword).toBe(tag);
    for (const keyword of ['PatientName', 'StudyDescription', 'AccessionNumber'])
      expect(() => acquisitionAttribute(keyword)).toThrow('not on the allow-list');
  });

  it('keeps no date, no identifier and no free text', () => {
    for (const { use, vr, rule, keyword, tag } of ACQUISITION_ALLOW_LIST) {
      if (use !== 'kept') continue;
      expect(rule, keyword).toBeDefined();
      expect(['US', 'UL', 'DS', 'IS', 'FD', 'CS'], keyword).toContain(vr);
      expect(vr !== 'CS' || rule?.kind === 'word', keyword).toBe(true);
      expect(PROFILE.has(tag), keyword).toBe(false);
    }
    const shown = ACQUISITION_ALLOW_LIST.filter(({ use }) => use === 'shown');
    expect(shown.map(({ keyword }) => keyword)).toEqual(['SeriesDescription']);
  });

  it('says what the basic profile asks of each attribute', () => {
    for (const { tag, keyword, action } of ACQUISITION_ALLOW_LIST)
      expect(action, keyword).toBe(PROFILE.get(tag) ?? '—');
  });

  it('holds all that naming a series reads', () => {
    const words = source('series-words.ts');
    const asked = [
      ...words.matchAll(/(?:readCodes\(sources, |kept\.|textOf\(sources, \[)([^)\]\s;,?]+)/g),
    ].flatMap(([, found = '']) => found.match(/[A-Z][A-Za-z]+/g) ?? []);
    expect(asked.length).toBeGreaterThan(12);
    for (const keyword of asked) expect(() => acquisitionAttribute(keyword)).not.toThrow();
  });

  it('has the attribute of every number of the table of fields', () => {
    // The dose-length product is not an attribute: it is in dose reports.
    for (const table of TABLE_NAMES)
      for (const { dicom, shape } of fieldsOf(table))
        if (dicom && dicom !== 'DLP' && shape.kind !== 'text')
          expect(() => acquisitionAttribute(dicom), dicom).not.toThrow();
  });

  it('is what its page says', () => {
    const [, section = ''] = deIdentificationDoc().split('## Remplir un protocole');
    for (const { keyword } of ACQUISITION_ALLOW_LIST) expect(section).toContain(` ${keyword} `);
  });

  it('is asked for nothing by the way: the reader names no tag', () => {
    expect(inspectAcquisition).toBeTypeOf('function');
    for (const file of ['inspect-acquisition', 'read-values', 'dose-report', 'moments'])
      expect(source(`acquisition/${file}.ts`)).not.toMatch(/0x[0-9a-f]{8}/i);
  });
});
