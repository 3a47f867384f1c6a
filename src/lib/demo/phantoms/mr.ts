import type { SeriesPlan } from './stack.ts';
import type { Plane3 } from './types.ts';

/** Tissues of trunk and limbs in MR, one value per contrast: T1, T2, fluid-sensitive with fat suppression. */
export const MR = {
  air: [5, 5, 5],
  fat: [900, 640, 150],
  muscle: [300, 170, 270],
  cortex: [45, 35, 35],
  marrow: [640, 430, 130],
  redMarrow: [500, 330, 120],
  fluid: [150, 980, 960],
  cartilage: [380, 420, 520],
  fibrous: [70, 60, 65],
  disc: [300, 560, 400],
  dryDisc: [250, 190, 170],
  cord: [420, 330, 340],
  vessel: [90, 80, 150],
  oedema: [290, 620, 640],
  skin: [420, 330, 240],
} as const;

/** One MR series extracted from a channel. */
export function mrSeries(
  name: string,
  plane: Plane3,
  channel: number,
  window: { center: number; width: number },
  noise = 14,
): SeriesPlan {
  const acquisition = { blur: 0.75, noise, grain: 0.6, magnitude: true };
  return { name, modality: 'MR', plane, unit: null, window, channel, acquisition };
}
