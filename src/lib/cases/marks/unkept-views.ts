import type { LeftMark } from '#lib/dicom/attributes/left-marks.ts';
import type { LeftPart, ProposedView } from '#lib/dicom/attributes/proposed-marks.ts';
import { imagesOf, sharedView } from './place-views.ts';
import { type SeenImage, windowIn } from './stored-image.ts';

/** Whether a view rotates, flips or inverts an image: this is possible only for a whole folder. */
const turns = ({ rotation, flipped, inverted }: ProposedView, { isInverted }: SeenImage): boolean =>
  rotation !== undefined || flipped !== undefined || (inverted !== undefined && inverted !== isInverted);

/**
 * The parts of a document's views that cannot be kept, with the number of views affected.
 * @param stacks the images grouped as in the folders to be created
 */
export function unkeptViews(
  views: readonly ProposedView[],
  stacks: readonly (readonly SeenImage[])[],
): LeftPart[] {
  const shared = new Set(stacks.map((stack) => sharedView(stack, views)));
  const images = stacks.flat();
  const seen = views.map((view) => ({ view, own: imagesOf(view, images) }));
  const withUnits = seen.filter(
    ({ view, own }) =>
      view.window && own.some((image) => !windowIn(view.window, { ...image, isFrame: true })),
  );
  const ofFew = seen.filter(({ view, own }) => !shared.has(view) && own.some((image) => turns(view, image)));
  const told = (part: LeftMark, { length }: { length: number }) =>
    length > 0 ? [{ part, detail: String(length) }] : [];
  return [...told('window-units', withUnits), ...told('view-of-few', ofFew)];
}
