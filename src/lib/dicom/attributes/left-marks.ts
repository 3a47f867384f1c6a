/** Measures and shapes that findings cannot have. */
type OtherShape =
  | 'angle'
  | 'line'
  | 'open-line'
  | 'shape'
  | 'too-complex'
  | 'volume-coordinates'
  | 'slide-coordinates';

/** Reasons for marks without a place, or on an image that was transformed. */
type Placeless =
  | 'no-image'
  | 'no-plane'
  | 'other-exam'
  | 'no-position'
  | 'no-source'
  | 'several-sources'
  | 'moved'
  | 'other-size'
  | 'not-square';

/** Reasons for too many marks, or none. */
type Uncounted =
  | 'more-findings'
  | 'more-marks'
  | 'coarse'
  | 'holes'
  | 'empty-segment'
  | 'unread-frames'
  | 'segmentation-type';

/** Views of a presentation state that a case cannot have. */
type OtherView = 'window-units' | 'view-of-few';

/** Words that go nowhere by themselves. */
type Unread = 'explanation';

/** Why something in a document is not proposed. */
export type LeftMark = Unread | OtherShape | Placeless | Uncounted | OtherView;
