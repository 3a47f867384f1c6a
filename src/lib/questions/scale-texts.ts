import type { ScaleStep } from './formats.ts';

const NAMES: Record<`${ScaleStep}`, string> = {
  '-2': 'Beaucoup moins probable',
  '-1': 'Moins probable',
  '0': 'Ni plus ni moins probable',
  '1': 'Plus probable',
  '2': 'Beaucoup plus probable',
};

/** Steps of the scale in a script concordance test (TCS), for its author and for readers. */
export const scaleMessages = {
  sign: (step: ScaleStep) => `${step > 0 ? '+' : step < 0 ? '−' : ''}${Math.abs(step)}`,
  name: (step: ScaleStep) => NAMES[`${step}`],
};
