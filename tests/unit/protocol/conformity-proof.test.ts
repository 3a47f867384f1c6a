import { describe, expect, it } from 'vitest';
import { examSeries } from '#islands/conformity/exam-series.ts';
import { examConformity, protocolRows } from '#lib/protocols/conformity/conformity.ts';
import { pairRows } from '#lib/protocols/conformity/pair-rows.ts';
import { proposed } from '../dicom/exams.ts';
import { BASES, type Base, type Case, OTHER_CASES } from './conformity-cases.ts';
import { examFiles, type MadeSeries } from './conformity-exams.ts';
import { KNEE_CASES } from './conformity-knee-cases.ts';
import { MAKER_CASES } from './conformity-maker-cases.ts';

/**
 * Exams written as DICOM files, read as the browser reads them, and compared with their protocol. The expected
 * results were worked out by hand from the protocol and the tolerances; no code of the product computes them.
 */

const CASES = [...KNEE_CASES, ...OTHER_CASES, ...MAKER_CASES];

function seriesOf({ base, series = {}, values = {}, order }: Case): MadeSeries[] {
  const known: Readonly<Record<string, MadeSeries>> = BASES[base].series;
  return (order ?? Object.keys(known)).map((name): MadeSeries => {
    const own = { ...known[name], ...series[name] } as MadeSeries;
    return { ...own, values: { ...own.values, ...values[name] } };
  });
}

/** The product's results for an exam, in the words of the tables above. */
async function saidOf(each: Case) {
  const { modality, protocol, doses }: Base = BASES[each.base];
  const files = examFiles(modality, seriesOf(each), each.doses ?? doses);
  const series = examSeries(await proposed(files));
  const heldTo = { ...protocol, tolerances: each.tolerances };
  const rows = protocolRows(heldTo);
  const result = examConformity(heldTo, series, pairRows(rows, series));
  const verdicts = Object.fromEntries([
    ...result.rows.flatMap(({ row, parameters }) =>
      parameters
        .filter(({ verdict }) => verdict !== 'unprescribed')
        .map(({ field, verdict }) => [`${row.row.name}.${field.key}`, verdict]),
    ),
    ...result.doses.map(({ quantity, verdict }) => [`dose.${quantity}`, verdict]),
  ]);
  const missing = result.rows.filter((row) => !row.series).map(({ row }) => row.row.name);
  const { extra, repeated, doubtful } = result.counts;
  return { verdicts, missing, extra, repeated, doubtful };
}

describe('« Conforme ? »', () => {
  it('is proved on forty exams at least', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(CASES)('says what is: $told', async (each) => {
    const { base, verdicts = {}, missing = [], extra = 0, repeated = 0 } = each;
    const expected = Object.entries({ ...BASES[base].verdicts, ...verdicts }).filter(
      ([key, verdict]) => verdict !== null && !missing.some((name) => key.startsWith(`${name}.`)),
    );
    expect(await saidOf(each)).toEqual({
      verdicts: Object.fromEntries(expected),
      missing,
      extra,
      repeated,
      doubtful: 0,
    });
  });
});
