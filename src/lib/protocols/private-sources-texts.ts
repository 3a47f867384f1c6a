import type { Origin } from '#lib/dicom/attributes/written.ts';

/** Sources of a value in an exam's files, if not the standard attribute. */
const ORIGINS: Readonly<Record<Origin, string>> = {
  siemens: 'un champ privé Siemens',
  'siemens-csa': 'un champ privé Siemens (CSA)',
  philips: 'un champ privé Philips',
  ge: 'un champ privé GE',
  'sequence-name': 'le nom de la séquence',
};

export const privateSourceMessages = {
  origins: ORIGINS,
  dispute: (origin: Origin, value: string) => `${ORIGINS[origin]} dit ${value}`,
  /** Note on a time that Siemens writes for each image of a diffusion series. */
  oneVolume: 'c’est peut-être le temps d’un seul volume',
  throughPlane: (factor: string) => `${factor} à travers le plan`,
  /** Appended to a value: its source. */
  readIn: (origins: readonly string[]) => `lu dans ${origins.join(' et ')}`,
  /** Appended to a value: contradictory values. */
  butElsewhere: (disputes: readonly string[]) => `mais ${disputes.join(', et ')}`,
};
