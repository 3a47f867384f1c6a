import type { Origin } from '#lib/dicom/attributes/written.ts';

/** The sources of a value of an exam's files that the standard's attribute does not give. */
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
  /** About a time that Siemens writes beside each image of a diffusion series. */
  oneVolume: 'c’est peut-être le temps d’un seul volume',
  throughPlane: (factor: string) => `${factor} à travers le plan`,
  /** After a value: where it was read. */
  readIn: (origins: readonly string[]) => `lu dans ${origins.join(' et ')}`,
  /** After a value: contradicting values. */
  butElsewhere: (disputes: readonly string[]) => `mais ${disputes.join(', et ')}`,
};
