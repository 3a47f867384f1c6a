import type { ScaleStep } from './formats.ts';

const NAMES: Record<`${ScaleStep}`, string> = {
  '-2': 'Beaucoup moins probable',
  '-1': 'Moins probable',
  '0': 'Ni plus ni moins probable',
  '1': 'Plus probable',
  '2': 'Beaucoup plus probable',
};

/** A step of the scale of a script concordance test (TCS), for its author and for those who answer. */
export const scaleMessages = {
  sign: (step: ScaleStep) => `${step > 0 ? '+' : step < 0 ? '−' : ''}${Math.abs(step)}`,
  name: (step: ScaleStep) => NAMES[`${step}`],
};
