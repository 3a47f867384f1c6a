import type { ProtocolBody } from '../body-schema.ts';
import { compareDoses } from '../dose-comparison.ts';
import type { ExamSeries } from './exam.ts';

/** A dose of an exam, with the department's reference. */
export interface DoseResult {
  /** The pass; absent for the whole exam. */
  name?: string | undefined;
  quantity: 'ctdiVol' | 'dlp';
  /** In mGy, or mGy·cm; absent when the files give none. */
  value?: number;
  reference: number;
  verdict: 'conform' | 'gap' | 'check' | 'unread';
  /** Whether some passes have no value, so that the real total is higher. */
  isPartial: boolean;
}

const VERDICTS = { above: 'gap', within: 'conform', unknown: 'check' } as const;

function numberOf({ values }: ExamSeries, key: string): number | undefined {
  const value = values[key]?.value;
  return typeof value === 'number' ? value : undefined;
}

/**
 * Doses of an exam compared with the protocol's reference: the index of each pass, the total product. Repeated
 * passes count, since the patient received their dose; localizers do not.
 * @param isOtherPhantom whether a pass's index is for another phantom than the protocol's, and not comparable
 */
export function doseResults(
  { doseReference }: Pick<ProtocolBody, 'doseReference'>,
  exam: readonly ExamSeries[],
  isOtherPhantom: boolean,
): DoseResult[] {
  if (!doseReference) return [];
  const series = exam.filter(({ table, isAside }) => table === 'passes' && !isAside);
  const passes = series.map((each) => ({
    name: each.name,
    ctdiVol: numberOf(each, 'ctdiVol'),
    dlp: numberOf(each, 'dlp'),
  }));
  const told = compareDoses({ acquisition: { passes }, doseReference }).map(
    ({ name, quantity, value, reference, verdict }): DoseResult => ({
      name,
      quantity,
      value,
      reference,
      verdict: isOtherPhantom ? 'check' : VERDICTS[verdict],
      isPartial: verdict === 'unknown',
    }),
  );
  const unread = (['ctdiVol', 'dlp'] as const).flatMap((quantity): DoseResult[] => {
    const reference = doseReference[quantity];
    const silent = quantity === 'ctdiVol' ? passes.filter((pass) => pass.ctdiVol === undefined) : [];
    if (reference === undefined) return [];
    if (!told.some((each) => each.quantity === quantity))
      return [{ quantity, reference, verdict: 'unread', isPartial: false }];
    return silent.map(({ name }) => ({ name, quantity, reference, verdict: 'unread', isPartial: false }));
  });
  return [...told, ...unread];
}
