import type { KeptAttributes } from '#lib/dicom/attributes/allow-list.ts';
import { displayOf, type FrameDisplay } from '#lib/dicom/attributes/frame-display.ts';
import { shownWindow } from '#lib/dicom/attributes/shown-window.ts';
import type { FrameHeader } from '#lib/images/frame-format.ts';
import type { CaseSeries, ImageFacts } from './body-schema.ts';
import { imageFactOverrides } from './image-fact-overrides.ts';
import { type DerivedAttributes, seriesOf } from './series-attributes.ts';

/** A frame about to be sent: its attributes and its header. */
interface Leaving {
  attributes: KeptAttributes;
  header: Pick<FrameHeader, 'signed' | 'wide' | 'samples'>;
}

/** The folder that receives the frame, and whether the folder's frames form a stack of slices. */
export interface OwnFolder {
  series: CaseSeries;
  isStack: boolean;
}

/** Display settings of a frame, and its attributes that differ from its folder's. `read`: as read from its file. */
export function ownFrame(
  read: DerivedAttributes & { attributes: KeptAttributes },
  { attributes, header }: Leaving,
  { series, isStack }: OwnFolder,
): { display: FrameDisplay; facts: ImageFacts | undefined } {
  const told = displayOf(attributes);
  const ofStack = isStack ? series.window : undefined;
  const window = ofStack ? shownWindow(read.attributes, told.window, ofStack) : told.window;
  const display = { ...told, window };
  const own = seriesOf(attributes, header, display, null, read);
  const isFrame = header.samples === 1 && header.wide === 2;
  return { display, facts: imageFactOverrides(own, series, isFrame) };
}
