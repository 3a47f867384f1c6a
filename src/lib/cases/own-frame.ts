import type { KeptAttributes } from '#lib/dicom/attributes/allow-list.ts';
import { displayOf, type FrameDisplay } from '#lib/dicom/attributes/frame-display.ts';
import { shownWindow } from '#lib/dicom/attributes/shown-window.ts';
import type { FrameHeader } from '#lib/images/frame-format.ts';
import type { CaseSeries, ImageFacts } from './body-schema.ts';
import { factsBeside } from './facts-beside.ts';
import { type DerivedAttributes, seriesOf } from './series-attributes.ts';

/** A frame that is about to leave: its attributes and its header. */
interface Leaving {
  attributes: KeptAttributes;
  header: Pick<FrameHeader, 'signed' | 'wide' | 'samples'>;
}

/** The folder that it goes into, and whether its frames are the slices of a stack. */
export interface OwnFolder {
  series: CaseSeries;
  isStack: boolean;
}

/** How a frame is shown, and its own facts where they differ from its folder's. `read`: its attributes as in its file. */
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
  return { display, facts: factsBeside(own, series, isFrame) };
}
