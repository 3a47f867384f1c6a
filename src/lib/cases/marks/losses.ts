/** The kinds of information about findings that a DICOM document cannot express. */
export type MarksLoss =
  | 'no-marks'
  | 'no-original'
  | 'arrow'
  | 'length-detector'
  | 'length-corrected'
  | 'length-unverified'
  | 'length-unknown'
  | 'length-localizer'
  | 'colour'
  | 'table'
  | 'levels'
  | 'no-window'
  | 'one-view'
  | 'same-original';

export interface LostMarks {
  /** Name of the finding that loses something. */
  finding: string;
  loss: MarksLoss;
  /** Number of marks concerned. */
  count: number;
}

/** The documents affected by each loss. */
export const LOST_IN: Record<MarksLoss, readonly ('report' | 'state')[]> = {
  'no-marks': ['report', 'state'],
  'no-original': ['report', 'state'],
  arrow: ['report'],
  'length-detector': ['report'],
  'length-corrected': ['report'],
  'length-unverified': ['report'],
  'length-unknown': ['report'],
  'length-localizer': ['report'],
  colour: ['state'],
  table: ['state'],
  levels: ['state'],
  'no-window': ['state'],
  'one-view': ['state'],
  'same-original': ['state'],
};
