import type { ProtocolBody } from './body-schema.ts';
import { totalOf } from './totals.ts';

/** A dose compared with the department's own reference. `unknown`: rows without a value, so the real total is higher. */
export type DoseVerdict = 'above' | 'within' | 'unknown';

export interface ComparedDose {
  /** The row's name; of the whole exam when there is none. */
  name?: string;
  quantity: 'ctdiVol' | 'dlp';
  /** mGy, or mGy·cm. */
  value: number;
  reference: number;
  verdict: DoseVerdict;
  /** By how much it is above or below the reference, in percent: 20 is a fifth above. */
  percent: number;
}

type Doses = Pick<ProtocolBody, 'acquisition' | 'doseReference'>;

function compared(value: number, reference: number, complete = true): Omit<ComparedDose, 'quantity'> {
  const verdict = value > reference ? 'above' : complete ? 'within' : 'unknown';
  const percent = reference === 0 ? 0 : Math.round((value / reference - 1) * 100);
  return { value, reference, verdict, percent };
}

/**
 * Each pass's CTDIvol and the exam's DLP against the protocol's own reference; nothing where it gives none, or where
 * no row states the dose.
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
