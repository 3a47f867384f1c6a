import type { CaseFolder } from '#lib/kinds/case/body-schema.ts';

/** What readers look for, by DICOM's code of the modality. */
const TAGS: Readonly<Record<string, string>> = {
  CT: 'TDM',
  MR: 'IRM',
  US: 'Echo',
  CR: 'Rx',
  DX: 'Rx',
  RF: 'Rx',
  MG: 'Mammographie',
  PT: 'TEP',
  NM: 'Médecine nucléaire',
  XA: 'Angiographie',
};

/** Tags that the images of a case ask for. */
export function modalityTags(folders: readonly CaseFolder[]): string[] {
  return [...new Set(folders.flatMap(({ series }) => TAGS[series?.modality ?? ''] ?? []))];
}
