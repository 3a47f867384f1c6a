import { CODE_MAX, type Code, type KnownSystem, knownSystem } from './codes.ts';

const systems: Record<KnownSystem, string> = {
  radlex: 'RadLex',
  snomed: 'SNOMED\u00a0CT',
  loinc: 'LOINC',
  ucum: 'UCUM',
  gamuts: 'Radiology Gamuts',
};

const systemOf = (system: string): string => {
  const known = knownSystem(system);
  return known ? systems[known] : system;
};

/** French texts for terminology codes, on pages and in the editor. */
export const codesMessages = {
  systems,
  title: (count: number) => (count === 0 ? 'Codes' : `Codes (${count})`),
  /** « RadLex RID28472 – present ». */
  shown: ({ system, code, display }: Code) =>
    `${systemOf(system)} ${code}${display === undefined ? '' : ` – ${display}`}`,
  hint: 'Facultatifs. Ils ne paraissent ni à la saisie ni dans le compte rendu\u202f; les fichiers FHIR et MRRT les portent.',
  system: 'Terminologie',
  otherSystem: 'Autre (adresse)',
  address: 'Adresse de la terminologie',
  code: 'Code',
  display: 'Libellé (facultatif)',
  add: 'Ajouter un code',
  remove: 'Retirer',
  removeCode: (code: string) => (code === '' ? 'Retirer ce code' : `Retirer le code ${code}`),
  suggested: 'Proposés d’après les mots\u00a0:',
  take: (shown: string) => `Ajouter ${shown}`,
  unit: 'Code de l’unité',
  unitImplied: (shown: string) => `Compris de lui-même\u00a0: ${shown}.`,
  badCode: 'Sans espace au début, à la fin ni en double.',
  badSystem: 'Une adresse complète, comme http://…',
  notStored: 'Ce code n’est pas encore gardé.',
  tooMany: `${CODE_MAX.codes} codes au plus.`,
};
