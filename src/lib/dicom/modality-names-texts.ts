/** French names of modalities (PS3.3 C.7.3.1.1.1), with which names of series begin. */
export const MODALITY_NAMES: Record<string, string> = {
  CT: 'TDM',
  MR: 'IRM',
  US: 'Échographie',
  CR: 'Radiographie',
  DX: 'Radiographie',
  MG: 'Mammographie',
  XA: 'Angiographie',
  RF: 'Radioscopie',
  NM: 'Scintigraphie',
  PT: 'TEP',
  PX: 'Panoramique dentaire',
  IO: 'Radiographie dentaire',
  SC: 'Capture',
  ES: 'Endoscopie',
  XC: 'Photographie',
  OP: 'Ophtalmologie',
  OPT: 'OCT',
  SM: 'Lame',
  GM: 'Microscopie',
  RTDOSE: 'Dose',
  RTIMAGE: 'Image de radiothérapie',
  SEG: 'Segmentation',
  BMD: 'Ostéodensitométrie',
  IVUS: 'Échographie endovasculaire',
  IVOCT: 'OCT endovasculaire',
};

/** Modalities that never occur in names of series. */
const OTHER_MODALITIES: Record<string, string> = {
  OT: 'autre',
  OCT: 'tomographie en cohérence optique',
  ECG: 'électrocardiogramme',
};

/** « échographie », « TDM »: the name of a modality within a sentence. */
export function modalityName(code: string): string {
  const name = MODALITY_NAMES[code] ?? OTHER_MODALITIES[code] ?? code;
  return /^.\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
