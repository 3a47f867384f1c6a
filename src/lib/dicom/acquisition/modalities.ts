import type { KeptValue } from '../attributes/rules.ts';

/** Kinds of acquisitions that protocols have fields for, by modality. */
export const ACQUIRED = {
  MR: 'mr',
  CT: 'ct',
  CR: 'radiograph',
  DX: 'radiograph',
  PX: 'radiograph',
  IO: 'radiograph',
  MG: 'radiograph',
  US: 'ultrasound',
  NM: 'nuclear',
  PT: 'nuclear',
  XA: 'angiography',
  RF: 'angiography',
} as const;

export type AcquisitionKind = (typeof ACQUIRED)[keyof typeof ACQUIRED];

export function kindOf(modality: string): AcquisitionKind | undefined {
  return Object.hasOwn(ACQUIRED, modality) ? ACQUIRED[modality as keyof typeof ACQUIRED] : undefined;
}

export function isAcquired(modality: KeptValue | undefined): boolean {
  return typeof modality === 'string' && kindOf(modality) !== undefined;
}
