import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACQUISITION_ALLOW_LIST } from '#lib/dicom/attributes/acquisition-allow-list.ts';
import { fieldsOf, TABLE_NAMES } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolFieldsDoc } from '#lib/protocols/fields-doc-texts.ts';

const FIELDS = TABLE_NAMES.flatMap(fieldsOf);

/** Only in a dose report, as a code. */
const OF_DOSE_REPORTS = ['DLP'];

it('the table of fields is what its page says', () => {
  const page = readFileSync(new URL('../../../docs/protocol-fields.md', import.meta.url), 'utf8');
  expect(page).toBe(protocolFieldsDoc());
  for (const { key } of FIELDS) expect(page).toContain(`\`${key}\``);
});

it('names attributes that the reader of exams may read', () => {
  const known = ACQUISITION_ALLOW_LIST.map(({ keyword }) => keyword);
  const named = FIELDS.flatMap(({ dicom }) => dicom ?? []);
  expect(named.filter((keyword) => !known.includes(keyword))).toEqual(OF_DOSE_REPORTS);
});

it('has numbers in bounds that make sense', () => {
  for (const { key, shape } of FIELDS) if ('min' in shape) expect(shape.min, key).toBeLessThan(shape.max);
});
