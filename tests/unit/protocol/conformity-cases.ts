import type { ConformityReference } from '#lib/protocols/conformity/conformity.ts';
import type { MadeEvent } from '../dicom/made-exams.ts';
import {
  BREAST,
  BREAST_SERIES,
  BREAST_VERDICTS,
  CHEST,
  CHEST_DOSES,
  CHEST_SERIES,
  CHEST_VERDICTS,
} from './conformity-chest.ts';
import type { MadeSeries, Values } from './conformity-exams.ts';
import { KNEE, KNEE_SERIES, KNEE_VERDICTS } from './conformity-knee.ts';

export interface Base {
  modality: string;
  protocol: ConformityReference;
  series: Readonly<Record<string, MadeSeries>>;
  verdicts: Readonly<Record<string, string>>;
  doses?: readonly MadeEvent[];
}

export const BASES = {
  knee: { modality: 'MR', protocol: KNEE, series: KNEE_SERIES, verdicts: KNEE_VERDICTS },
  chest: {
    modality: 'CT',
    protocol: CHEST,
    series: CHEST_SERIES,
    verdicts: CHEST_VERDICTS,
    doses: CHEST_DOSES,
  },
  breast: { modality: 'MG', protocol: BREAST, series: BREAST_SERIES, verdicts: BREAST_VERDICTS },
} satisfies Record<string, Base>;

export interface Case {
  told: string;
  base: keyof typeof BASES;
  /** Attributes of series that are otherwise. */
  values?: Record<string, Values>;
  /** Whole series that are otherwise. */
  series?: Record<string, Partial<MadeSeries>>;
  /** The series, in their order, where they are not those of the base. */
  order?: readonly string[];
  doses?: readonly MadeEvent[];
  tolerances?: ConformityReference['tolerances'];
  /** Verdicts that are not those of the base; null is none. */
  verdicts?: Record<string, string | null>;
  missing?: readonly string[];
  extra?: number;
  repeated?: number;
}

/** Exams of a chest and of a breast. */
export const OTHER_CASES: readonly Case[] = [
  { told: 'a chest as prescribed', base: 'chest' },
  {
    told: 'a charge out of its range by more than a fifth, another tension',
    base: 'chest',
    values: { plain: { Exposure: '140', KVP: '100' } },
    doses: [{ uid: '1.5.1', kv: 100, ctdiVol: 7, dlp: 300, pitch: 0.98, phantom: '113691' }],
    verdicts: { 'Sans injection.mas': 'gap', 'Sans injection.kv': 'gap' },
  },
  {
    told: 'a charge that is off by the pitch alone: neither side says which it is',
    base: 'chest',
    values: { plain: { Exposure: '134' } },
    verdicts: { 'Sans injection.mas': 'check' },
  },
  {
    told: 'a dose above the reference, and one below what is prescribed',
    base: 'chest',
    doses: [{ uid: '1.5.1', kv: 120, ctdiVol: 9.5, dlp: 120, pitch: 0.98, phantom: '113691' }],
    verdicts: { 'Sans injection.ctdiVol': 'gap', 'dose.ctdiVol': 'gap' },
  },
  {
    told: 'a dose of the other phantom, which cannot be compared',
    base: 'chest',
    doses: [{ uid: '1.5.1', kv: 120, ctdiVol: 14, dlp: 600, pitch: 0.98, phantom: '113690' }],
    verdicts: {
      'Sans injection.phantom': 'gap',
      'Sans injection.ctdiVol': 'check',
      'Sans injection.dlp': 'check',
      'dose.ctdiVol': 'check',
      'dose.dlp': 'check',
    },
  },
  {
    told: 'no report of dose',
    base: 'chest',
    doses: [],
    verdicts: {
      'Sans injection.ctdiVol': 'unread',
      'Sans injection.dlp': 'unread',
      'Sans injection.phantom': 'unread',
      'dose.ctdiVol': 'unread',
      'dose.dlp': 'unread',
    },
  },
  {
    told: 'thick slices and another increment',
    base: 'chest',
    values: { plain: { SliceThickness: '5' } },
    series: { plain: { step: 5 } },
    verdicts: { 'Sans injection.thickness': 'gap', 'Sans injection.increment': 'gap' },
  },
  { told: 'a breast as prescribed', base: 'breast' },
  {
    told: 'another filter, another anode, no grid',
    base: 'breast',
    values: { cc: { FilterMaterial: 'SILVER', AnodeTargetMaterial: 'MOLYBDENUM', Grid: 'NONE', KVP: '31' } },
    verdicts: { 'CC.filter': 'gap', 'CC.target': 'gap', 'CC.grid': 'gap', 'CC.kv': 'gap' },
  },
];
