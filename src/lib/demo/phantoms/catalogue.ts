import { buildAbdomenCt } from './abdomen-ct.ts';
import { buildAbdomenUs } from './abdomen-us.ts';
import { buildChestXray } from './chest-xray.ts';
import { buildElbowXray } from './elbow-xray.ts';
import { buildFootXray } from './foot-xray.ts';
import { buildHandXray } from './hand-xray.ts';
import { buildHeadCt, buildHeadMr } from './head.ts';
import { buildKneeMr } from './knee-mr.ts';
import { buildKneeXray } from './knee-xray.ts';
import { buildMammography } from './mammography.ts';
import { buildPelvisXray } from './pelvis-xray.ts';
import { buildShoulderMr } from './shoulder-mr.ts';
import { buildSpineMr } from './spine-mr.ts';
import { buildThoraxCt } from './thorax-ct.ts';
import { buildThyroidUs } from './thyroid-us.ts';
import type { PhantomOptions, PhantomSeries } from './types.ts';

interface Entry {
  build: (options: PhantomOptions) => PhantomSeries[];
  lesions: readonly string[];
}

/** Every phantom with the lesions it can show. */
export const PHANTOMS = {
  'head-ct': { build: buildHeadCt, lesions: ['haematoma', 'extradural', 'subdural', 'tumour', 'ischaemia'] },
  'head-mr': { build: buildHeadMr, lesions: ['tumour', 'ischaemia', 'plaques', 'haematoma'] },
  'thorax-ct': {
    build: buildThoraxCt,
    lesions: ['nodule', 'nodules', 'pneumothorax', 'effusion', 'embolism', 'pneumonia'],
  },
  'abdomen-ct': {
    build: buildAbdomenCt,
    lesions: ['liver', 'metastases', 'stone', 'appendicitis', 'aneurysm', 'cholecystitis', 'spleen'],
  },
  'spine-mr': { build: buildSpineMr, lesions: ['herniation', 'fracture', 'spondylodiscitis'] },
  'knee-mr': { build: buildKneeMr, lesions: ['meniscus', 'acl', 'effusion', 'contusion'] },
  'shoulder-mr': { build: buildShoulderMr, lesions: ['tear', 'tendinopathy', 'instability'] },
  'chest-xray': {
    build: buildChestXray,
    lesions: ['pneumonia', 'pneumothorax', 'effusion', 'nodule', 'cardiomegaly'],
  },
  'hand-xray': { build: buildHandXray, lesions: ['metacarpal', 'scaphoid', 'radius', 'polyarthritis'] },
  'foot-xray': { build: buildFootXray, lesions: ['hallux', 'metatarsal5', 'stress', 'gout'] },
  'pelvis-xray': { build: buildPelvisXray, lesions: ['neck', 'coxarthrosis'] },
  'knee-xray': { build: buildKneeXray, lesions: ['plateau', 'arthrosis', 'effusion'] },
  'elbow-xray': { build: buildElbowXray, lesions: ['supracondylar'] },
  'abdomen-us': { build: buildAbdomenUs, lesions: ['liver', 'cyst', 'gallstones', 'hydronephrosis'] },
  'thyroid-us': { build: buildThyroidUs, lesions: ['nodule'] },
  mammography: { build: buildMammography, lesions: ['mass', 'microcalcifications'] },
} as const satisfies Record<string, Entry>;

export type PhantomName = keyof typeof PHANTOMS;

/**
 * All series of one fictitious exam, the most informative first. Deterministic for a name and options. Throws when the
 * phantom does not support the lesion.
 */
export function buildPhantom(name: PhantomName, options: PhantomOptions): PhantomSeries[] {
  const entry: Entry = PHANTOMS[name];
  const kind = options.lesion?.kind;
  if (kind !== undefined && !entry.lesions.includes(kind)) {
    throw new Error(`${name} cannot show « ${kind} »; it can show ${entry.lesions.join(', ')}`);
  }
  return entry.build(options);
}
