import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import type { Rescale, Window } from '#lib/imaging/windowing.ts';
import type { CaseFolder, CaseImage, CaseSeries, ImageFacts } from './body-schema.ts';
import { isOneField } from './one-field.ts';

/** The attributes of an image, taken from its folder or from the image itself. Distances in millimetres. */
export interface KnownFacts {
  pixelSpacing: readonly [number, number] | null;
  spacingKind: SpacingKind | null;
  window: Window | null;
  windows: readonly Window[];
  rescale: Rescale;
  unit: ModalityUnit | null;
  uptake: number | null;
  inverted: boolean;
  orientation: readonly number[] | null;
}

export const NO_FACTS: KnownFacts = {
  pixelSpacing: null,
  spacingKind: null,
  window: null,
  windows: [],
  rescale: { slope: 1, intercept: 0 },
  unit: null,
  uptake: null,
  inverted: false,
  orientation: null,
};

/** The attributes that a folder stores for its series. */
function factsOfSeries(series: CaseSeries): KnownFacts {
  const { slope, intercept, unit } = series.rescale ?? { slope: 1, intercept: 0, unit: null };
  return {
    pixelSpacing: series.pixelSpacing ?? null,
    spacingKind: series.pixelSpacing ? (series.spacingKind ?? null) : null,
    window: series.window ?? null,
    windows: series.windows ?? [],
    rescale: { slope, intercept },
    unit,
    uptake: series.uptake ?? null,
    inverted: series.inverted ?? false,
    orientation: series.orientation ?? null,
  };
}

/** Modalities whose pixel spacing in older cases may refer to the detector, not to the patient. */
const PROJECTIONS: ReadonlySet<string | undefined> = new Set(['CR', 'DX', 'MG', 'XA', 'RF', 'IO', 'PX']);

/**
 * The kind of spacing in a folder stored before this was recorded, when one image stood for all: exact
 * if the folder has one image, or if the slices' positions show a common field of view; otherwise to be
 * verified.
 */
function spacingKindBefore({ images, series }: CaseFolder): SpacingKind {
  if (PROJECTIONS.has(series?.modality) && !images[0]?.position) return 'unverified';
  return images.length === 1 || isOneField(images, series?.orientation) ? 'patient' : 'unverified';
}

type FolderFacts = Pick<CaseFolder, 'images' | 'series'>;

/** The attributes of those images of the folder that have none of their own. */
export function folderFacts(folder: FolderFacts): KnownFacts {
  const known = factsOfSeries(folder.series ?? {});
  if (!known.pixelSpacing || known.spacingKind) return known;
  return { ...known, spacingKind: spacingKindBefore(folder as CaseFolder) };
}

/** Whether a picture among frames is a photograph or a screenshot, to which the folder's attributes do not apply. */
function isApart({ images, series }: FolderFacts, image: CaseImage): boolean {
  if (image.apart) return true;
  if (image.facts || image.kind === 'frame' || image.position || series?.spacingKind) return false;
  return images.some(({ kind }) => kind === 'frame');
}

function withOwn(known: KnownFacts, { kind, facts = {}, ...image }: CaseImage): KnownFacts {
  const own: ImageFacts = facts;
  const rescale = kind === 'frame' && 'rescale' in image ? image.rescale : undefined;
  const merged = { ...known, ...own, ...(rescale && { rescale }) } as KnownFacts;
  return merged.pixelSpacing ? merged : { ...merged, spacingKind: null };
}

/** The attributes of an image of a folder; `known`: the folder's attributes, if already computed. */
export function factsOf(
  folder: FolderFacts,
  image: CaseImage,
  known: KnownFacts = folderFacts(folder),
): KnownFacts {
  return isApart(folder, image) ? NO_FACTS : withOwn(known, image);
}

/** The attributes of an image that differ from the folder's; undefined if none do. */
export function ownFacts(known: KnownFacts, folder: KnownFacts): Partial<KnownFacts> | undefined {
  const keys = Object.keys(known) as (keyof KnownFacts)[];
  const own = keys.filter((key) => JSON.stringify(known[key]) !== JSON.stringify(folder[key]));
  return own.length === 0 ? undefined : Object.fromEntries(own.map((key) => [key, known[key]]));
}
