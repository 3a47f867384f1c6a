import { french } from '#lib/platform/typography.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';

/** Patients for whom some protocols of the demo are suitable, by title; other protocols leave this empty. */
const SUITABILITY: Readonly<Record<string, NonNullable<ProtocolBody['suitability']>>> = {
  'Angioscanner thoracique – embolie pulmonaire': { ages: 'Adulte', contrastAllergy: 'Non' },
  'Scanner hépatique triphasique': { ages: 'Adulte', pregnancy: 'Non', contrastAllergy: 'Non' },
  Uroscanner: { ages: 'Adulte', pregnancy: 'Non', contrastAllergy: 'Non' },
  'Scanner faible dose – colique néphrétique': { ages: 'Adulte', pregnancy: 'Non', contrastAllergy: 'Oui' },
  'IRM hépatique – caractérisation': { ages: 'Adulte', pregnancy: 'Non', contrastAllergy: 'Non' },
  'IRM du genou – standard': {
    ages: 'Adulte et enfant',
    agesDetail: 'enfant coopérant, sans sédation',
    contrastAllergy: 'Oui',
  },
  'IRM de l’épaule – coiffe': { ages: 'Adulte', contrastAllergy: 'Oui' },
  'Radiographie de thorax': { ages: 'Adulte', contrastAllergy: 'Oui' },
  'Échographie abdominale': { ages: 'Adulte et enfant', pregnancy: 'Oui', contrastAllergy: 'Oui' },
  'Écho-Doppler veineux des membres inférieurs': {
    ages: 'Adulte',
    pregnancy: 'Oui',
    contrastAllergy: 'Oui',
  },
};

/** Keyed by titles in French typography, as protocols have them. */
const byTitle = new Map(Object.entries(SUITABILITY).map(([title, suits]) => [french(title), suits]));

export const suitabilityOf = (title: string) => byTitle.get(title);
