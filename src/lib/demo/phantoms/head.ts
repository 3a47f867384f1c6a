import { createHead, type Head, type HeadTissues } from './head-anatomy.ts';
import { paintCerebrum, paintDeepNuclei, paintFalx, paintHindbrain, paintVentricles } from './head-brain.ts';
import { LESION_HEIGHT, type LesionTissues, massEffect, paintHeadLesion } from './head-lesions.ts';
import { paintSkull } from './head-skull.ts';
import { createPlane, fill, type Plane } from './plane.ts';
import { createRandom } from './random.ts';
import { buildStack, heights, type SeriesPlan } from './stack.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';

const CT: HeadTissues & LesionTissues = {
  air: [-1000],
  skin: [35],
  fat: [-85],
  muscle: [48],
  bone: [1250],
  marrow: [620],
  csf: [6],
  grey: [39],
  deepGrey: [38],
  white: [28],
  dura: [52],
  vitreous: [8],
  calcification: [150],
  blood: [70],
  oedema: [18],
  infarct: [20],
  tumour: [36],
  tumourRim: [46],
  necrosis: [20],
  plaque: [24],
};

/** Values per channel: T1, T2, FLAIR, diffusion, T1 after gadolinium. */
const MR: HeadTissues & LesionTissues = {
  air: [6, 6, 6, 6, 6],
  skin: [560, 420, 330, 40, 600],
  fat: [880, 620, 430, 40, 880],
  muscle: [330, 170, 210, 70, 360],
  bone: [70, 45, 45, 15, 70],
  marrow: [430, 260, 190, 40, 440],
  csf: [105, 920, 75, 50, 110],
  grey: [395, 480, 455, 275, 410],
  deepGrey: [450, 390, 400, 245, 465],
  white: [575, 315, 345, 235, 590],
  dura: [330, 240, 260, 70, 760],
  vitreous: [110, 930, 90, 60, 115],
  calcification: [330, 240, 250, 90, 620],
  blood: [520, 240, 300, 160, 560],
  oedema: [430, 640, 690, 240, 440],
  infarct: [340, 620, 650, 720, 350],
  tumour: [360, 600, 560, 300, 780],
  tumourRim: [400, 500, 520, 330, 980],
  necrosis: [230, 780, 420, 170, 250],
  plaque: [350, 690, 780, 330, 360],
};

const CT_PLANS: SeriesPlan[] = [
  {
    name: 'TDM axial',
    modality: 'CT',
    plane: 'axial',
    unit: 'HU',
    window: { center: 36, width: 80 },
    channel: 0,
    acquisition: { blur: 0.75, noise: 2.7, grain: 0.9 },
  },
  {
    name: 'TDM axial os',
    modality: 'CT',
    plane: 'axial',
    unit: 'HU',
    window: { center: 500, width: 2500 },
    channel: 0,
    acquisition: { blur: 0.4, noise: 16, grain: 0.5 },
  },
];

function mrPlan(
  name: string,
  channel: number,
  window: { center: number; width: number },
  blur = 0.6,
): SeriesPlan {
  const acquisition = { blur, noise: 11, grain: 0.6, magnitude: true };
  return { name, modality: 'MR', plane: 'axial', unit: null, window, channel, acquisition };
}

const MR_PLANS = [
  mrPlan('IRM FLAIR ax', 2, { center: 390, width: 800 }),
  mrPlan('IRM T2 ax', 1, { center: 460, width: 900 }),
  mrPlan('IRM T1 ax', 0, { center: 370, width: 720 }),
  mrPlan('IRM diffusion b1000', 3, { center: 270, width: 520 }, 1.3),
];
const GADOLINIUM = mrPlan('IRM T1 gadolinium ax', 4, { center: 440, width: 860 });

/** Head CT: « TDM axial » and « TDM axial os ». */
export function buildHeadCt(options: PhantomOptions): PhantomSeries[] {
  const levels = heights(78, -24, options.slices ?? 18);
  return build(options, CT, CT_PLANS, levels, options.size ?? 320, 222);
}

/** Head MR: FLAIR, T2, T1 and diffusion of the same sections, with T1 after gadolinium for tumours and plaques. */
export function buildHeadMr(options: PhantomOptions): PhantomSeries[] {
  const enhanced = options.lesion?.kind === 'tumour' || options.lesion?.kind === 'plaques';
  const levels = heights(74, -22, options.slices ?? 16);
  const plans = enhanced ? [...MR_PLANS, GADOLINIUM] : MR_PLANS;
  return build(options, MR, plans, levels, options.size ?? 256, 224);
}

function build(
  { seed, lesion }: PhantomOptions,
  tissues: HeadTissues & LesionTissues,
  plans: SeriesPlan[],
  levels: number[],
  size: number,
  fieldOfView: number,
): PhantomSeries[] {
  // Plaques mostly affect young people, in whom wide sulci would be misleading.
  const aged = createRandom(seed, 2).next() * (lesion?.kind === 'plaques' ? 0.25 : 1);
  const healthy = createHead(seed, aged);
  const head = lesion ? massEffect(healthy, lesion) : healthy;
  const tilt = createRandom(seed, 9).between(-1.5, 1.5);
  const paint = (z: number) => {
    const plane = createPlane(size, size, fieldOfView / size, tissues.air, tilt, -4);
    paintHead(plane, head, z, tissues);
    if (lesion) paintHeadLesion(plane, head, z, tissues, lesion);
    return plane;
  };
  return buildStack(levels, lesion ? LESION_HEIGHT[lesion.kind]! : 20, seed, paint, plans);
}

/** Paints the healthy head at height z. */
function paintHead(plane: Plane, head: Head, z: number, tissues: HeadTissues): void {
  paintSkull(plane, head, z, tissues);
  const cavity = head.cavity.at(z);
  fill(plane, cavity, tissues.csf, { edge: 1 });
  paintCerebrum(plane, head, z, tissues, cavity);
  paintHindbrain(plane, head, z, tissues, cavity);
  if (z > -2) paintDeepNuclei(plane, head, z, tissues);
  paintVentricles(plane, head, z, tissues);
  paintFalx(plane, z, tissues, cavity);
}
