/** Measurements and shapes that findings do not support. */
type OtherShape =
  | 'angle'
  | 'line'
  | 'open-line'
  | 'shape'
  | 'too-complex'
  | 'volume-coordinates'
  | 'slide-coordinates';

/** Reasons for marks without a usable position: no image, or a transformed one. */
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

/** Reasons concerning the number of marks: too many, or none. */
type Uncounted =
  | 'more-findings'
  | 'more-marks'
  | 'coarse'
  | 'holes'
  | 'empty-segment'
  | 'unread-frames'
  | 'segmentation-type';

/** Views of a presentation state that a case does not support. */
type OtherView = 'window-units' | 'view-of-few';

/** Texts that are never imported automatically. */
type Unread = 'explanation';

/** The reasons for which a part of a document is not proposed. */
export type LeftMark = Unread | OtherShape | Placeless | Uncounted | OtherView;
