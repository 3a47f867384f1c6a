/** Measures and shapes that findings cannot have. */
type OtherShape =
  | 'angle'
  | 'line'
  | 'open-line'
  | 'shape'
  | 'too-complex'
  | 'volume-coordinates'
  | 'slide-coordinates';

/** What does not say where it is, or not of an image as it is. */
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

/** What there is too much of, or none. */
type Uncounted =
  | 'more-findings'
  | 'more-marks'
  | 'coarse'
  | 'holes'
  | 'empty-segment'
  | 'unread-frames'
  | 'segmentation-type';

/** How a presentation state shows images, where a case cannot. */
type OtherView = 'window-units' | 'view-of-few';

/** Words that go nowhere by themselves. */
type Unread = 'explanation';

/** Why something of a document is not proposed. */
export type LeftMark = Unread | OtherShape | Placeless | Uncounted | OtherView;
