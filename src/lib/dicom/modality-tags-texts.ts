/** What readers look for, by DICOM's code of the modality. */
export const modalityTagNames: Readonly<Record<string, string>> = {
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
