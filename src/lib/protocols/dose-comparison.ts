import type { ProtocolBody } from './body-schema.ts';
import { totalOf } from './totals.ts';

/** A dose compared with the department's own reference. `unknown`: some rows have no value, so the total is higher. */
export type DoseVerdict = 'above' | 'within' | 'unknown';

export interface ComparedDose {
  /** The row's name; absent for the whole exam. */
  name?: string;
  quantity: 'ctdiVol' | 'dlp';
  /** In mGy, or mGy·cm. */
  value: number;
  reference: number;
  verdict: DoseVerdict;
  /** Deviation from the reference in percent, positive above it. */
  percent: number;
}

type Doses = Pick<ProtocolBody, 'acquisition' | 'doseReference'>;

function compared(value: number, reference: number, complete = true): Omit<ComparedDose, 'quantity'> {
  const verdict = value > reference ? 'above' : complete ? 'within' : 'unknown';
  const percent = reference === 0 ? 0 : Math.round((value / reference - 1) * 100);
  return { value, reference, verdict, percent };
}

/**
 * Compares each pass's CTDIvol and the exam's DLP with the protocol's own reference; empty without a reference, or if
 * no row gives a dose.
 */
export function compareDoses({ acquisition, doseReference }: Doses): ComparedDose[] {
  const { ctdiVol, dlp } = doseReference ?? {};
  const passes = acquisition?.passes ?? [];
  const rows = passes.flatMap((pass): ComparedDose[] =>
    ctdiVol === undefined || pass.ctdiVol === undefined
      ? []
      : [{ name: pass.name, quantity: 'ctdiVol', ...compared(pass.ctdiVol, ctdiVol) }],
  );
  const total = dlp === undefined ? null : totalOf(passes, (pass) => pass.dlp);
  if (dlp === undefined || total === null) return rows;
  return [...rows, { quantity: 'dlp', ...compared(total.value, dlp, total.complete) }];
}
