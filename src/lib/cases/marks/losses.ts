/** The things about findings that a DICOM document cannot express. */
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
  /** The finding that it is of. */
  finding: string;
  loss: MarksLoss;
  /** Marks that it is of. */
  count: number;
}

/** Which documents a loss is of. */
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
