import type { ViewerFolder } from '#lib/cases/viewer-folder-schemas.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';
import { imagePath, LIGHT_COPY, PREVIEW, tilesPath } from '#lib/images/image-paths.ts';
import { BIG } from '#lib/images/tiles.ts';
import { PLAIN_WINDOW } from '#lib/imaging/windowing.ts';
import type { Opening, OwnFacts, Stack } from '#lib/viewer/stack.ts';
import { FIRST_VIEW } from '#lib/viewer/view.ts';

/** The image in the server's HTML. */
export interface FirstImage {
  folder: number;
  image: number;
  file: string;
}

/** For folders of at most this many images, tiles would not be faster than the images themselves. */
const FEW = 9;

/** URL of a folder's tiles; null where tiles would not help. */
export function tilesOf(itemId: string, folder: ViewerFolder): string | null {
  const { id, count, width, height, isEarly } = folder;
  return count < FEW || width * height >= BIG ? null : tilesPath(itemId, id, isEarly);
}

/** How a folder opens, if its author chose that. */
function openingOf({ view }: ViewerFolder): Opening | undefined {
  if (!view) return undefined;
  const { window = null, centre, ...way } = view;
  return { window, centre, view: { ...FIRST_VIEW, ...way } };
}

/** The facts of an image about which nothing is known. */
const UNKNOWN: OwnFacts = { pixelSpacing: null, orientation: null, unit: null };

/** Until all facts are loaded, images may differ from their folder: only the opening image's facts are known. */
function firstFacts({ count, start, startFacts }: ViewerFolder): OwnFacts[] | undefined {
  return startFacts && Array.from({ length: count }, (_, at) => (at === start ? startFacts : UNKNOWN));
}

function geometryOf(
  { series }: ViewerFolder,
  known: ViewerStack | undefined,
  own: Stack['own'],
): Stack['geometry'] {
  return {
    orientation: series.orientation,
    orientations: own?.map((facts) => facts?.orientation),
    positions: known?.positions ?? [],
    space: series.space,
  };
}

/** Converts a case's folders for the engine; before the URLs are loaded, only that of the first image is known. */
export function toStacks(
  { facts, folders }: ViewerCase,
  stacks: readonly ViewerStack[] | null,
  first: FirstImage | null,
): Stack[] {
  return folders.map((folder, i) => {
    const { id, name, count, start, width, height, series } = folder;
    const known = stacks?.[i];
    const own = known ? known.facts : firstFacts(folder);
    const files =
      known?.files ??
      Array.from({ length: count }, (_, at) =>
        first?.folder === i && first.image === at ? first.file : null,
      );
    return {
      folder: id,
      name,
      count,
      start,
      first: folder.first,
      files,
      shape: { width, height, spacing: series.pixelSpacing },
      previews: files.map(
        (file, at) =>
          file &&
          // For a folder with both kinds of images, it is not known which have a preview.
          (known || !folder.isMixed
            ? imagePath(facts._id, file, (known ? known.frames[at] : series.frames) ? PREVIEW : undefined)
            : null),
      ),
      tiles: tilesOf(facts._id, folder),
      frames: (known?.frames ?? []).map((frame) => frame && imagePath(facts._id, frame, 'frame.bin')),
      previewBytes: known?.bytes ?? [],
      frameBytes: known?.frameBytes ?? [],
      lights: (known?.lights ?? []).map(
        (light, at) => light && { ...light, address: imagePath(facts._id, files[at] ?? '', LIGHT_COPY) },
      ),
      window: (series.frames && series.window) || PLAIN_WINDOW,
      rescale: series.rescale,
      rescales: known?.rescales ?? [],
      regions: known?.regions,
      own,
      sizes: known?.sizes,
      // Ordinary images are displayed as stored, never inverted.
      inverted: series.frames && series.inverted,
      unit: series.unit,
      uptake: series.uptake,
      spacingKind: series.spacingKind,
      windows: series.windows,
      hasFrames: series.frames,
      opening: openingOf(folder),
      geometry: geometryOf(folder, known, own),
    };
  });
}
