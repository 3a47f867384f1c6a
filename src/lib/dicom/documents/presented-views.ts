import { PRESENTATION_TAGS as TAG } from '../attributes/presentation-tags.ts';
import type { LeftPart, ProposedView } from '../attributes/proposed-marks.ts';
import type { DataSet } from '../data-set.ts';
import { codesOf, numberOf } from '../values.ts';
import { areaOf, type DisplayedArea, type Turn } from './presented-area.ts';
import { type Part, type PresentedImages, partFor, partsOf } from './presented-images.ts';

type Window = NonNullable<ProposedView['window']>;

/** The rescale on which its windows are based; null if the state has none. */
function rescaleOf(dataSet: DataSet): Window['rescale'] {
  const slope = numberOf(dataSet, TAG.RescaleSlope, 'DS');
  const intercept = numberOf(dataSet, TAG.RescaleIntercept, 'DS');
  return slope && intercept !== undefined ? { slope, intercept } : null;
}

/** The linear windows of a state (C.11.8); other VOI LUTs are recorded as left. */
function windowsOf(dataSet: DataSet, left: LeftPart[]): Part<Window>[] {
  const rescale = rescaleOf(dataSet);
  const hasTable = dataSet.elements.has(TAG.ModalityLUTSequence);
  return partsOf(dataSet, TAG.SoftcopyVOILUTSequence, (item) => {
    const curve = codesOf(item, TAG.VOILUTFunction)[0] || 'LINEAR';
    const centre = numberOf(item, TAG.WindowCenter, 'DS');
    const width = numberOf(item, TAG.WindowWidth, 'DS');
    if (centre !== undefined && width !== undefined && width >= 1 && curve === 'LINEAR' && !hasTable)
      return { centre, width, rescale };
    const isTable = item.elements.has(TAG.VOILUTSequence);
    left.push({ part: 'Softcopy VOI LUT', detail: isTable ? 'VOI LUT Sequence' : curve.slice(0, 16) });
    return undefined;
  });
}

/** Whether low values are shown white; undefined when a lookup table defines the display. */
function invertedOf(dataSet: DataSet): boolean | undefined {
  const [shape] = codesOf(dataSet, TAG.PresentationLUTShape);
  return shape === 'INVERSE' || shape === 'IDENTITY' ? shape === 'INVERSE' : undefined;
}

/** Converts a flip after rotation to a flip before it, which is the stored form. */
function turned({ quarters, isFlipped }: Turn): Pick<ProposedView, 'rotation' | 'flipped'> {
  const rotation = isFlipped ? (4 - quarters) % 4 : quarters;
  return {
    ...(rotation !== 0 && { rotation: rotation as 1 | 2 | 3 }),
    ...(isFlipped && { flipped: true as const }),
  };
}

/** The views of images; images with identical display share one view. */
export function presentedViews(
  dataSet: DataSet,
  { images, series }: PresentedImages,
  areas: readonly Part<DisplayedArea>[],
  turn: Turn,
  left: LeftPart[],
): ProposedView[] {
  const windows = windowsOf(dataSet, left);
  const [areaFor, windowFor] = [partFor(areas), partFor(windows)];
  const inverted = invertedOf(dataSet);
  const shared = { ...turned(turn), ...(inverted !== undefined && { inverted }) };
  const modes = new Set(areas.map(({ value }) => value.mode).filter((mode) => mode !== 'SCALE TO FIT'));
  for (const mode of modes) left.push({ part: 'Presentation Size Mode', detail: mode.slice(0, 16) });
  const viewOf = (area: DisplayedArea | undefined, window: Window | undefined) => ({
    ...shared,
    ...(window && { window }),
    ...(area?.mode === 'SCALE TO FIT' && { area: { from: area.from, to: area.to } }),
  });
  const views = new Map<string, ProposedView>();
  for (const image of images) {
    const view = viewOf(areaFor(image), windowFor(image));
    const key = JSON.stringify(view);
    const known = views.get(key);
    if (known) known.images.push(image);
    else views.set(key, { images: [image], ...view });
  }
  if (series.length > 0) {
    const ofAll = <T>(parts: readonly Part<T>[]) => parts.find(({ images }) => images === null)?.value;
    views.set('series', { images: [], series, ...viewOf(ofAll(areas), ofAll(windows)) });
  }
  return [...views.values()];
}

export const areasOf = (dataSet: DataSet) => partsOf(dataSet, TAG.DisplayedAreaSelectionSequence, areaOf);
