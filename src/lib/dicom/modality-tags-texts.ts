/** The tags that readers search for, by DICOM modality code. */
const TAG_NAMES: ReadonlyMap<string, string> = new Map([
  ['CT', 'TDM'],
  ['MR', 'IRM'],
  ['US', 'Echo'],
  ['CR', 'Rx'],
  ['DX', 'Rx'],
  ['RF', 'Rx'],
  ['MG', 'Mammographie'],
  ['PT', 'TEP'],
  ['NM', 'Médecine nucléaire'],
  ['XA', 'Angiographie'],
]);

/** The tag for a modality, by DICOM code; undefined when there is none. */
export const modalityTagName = (code: string): string | undefined => TAG_NAMES.get(code);
