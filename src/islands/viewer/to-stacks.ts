import type { ViewerFolder } from '#lib/cases/viewer-folder-schemas.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';
import { imagePath, LIGHT_COPY, PREVIEW, tilesPath } from '#lib/images/image-paths.ts';
import { BIG } from '#lib/images/tiles.ts';
import { PLAIN_WINDOW } from '#lib/imaging/windowing.ts';
import type { Opening, OwnFacts, Stack } from '#lib/viewer/stack.ts';
import { FIRST_VIEW } from '#lib/viewer/view.ts';

/** The image that the page came with. */
export interface FirstImage {
  folder: number;
  image: number;
  file: string;
}

/** Folders of this few images are there as soon as their tiles would be. */
const FEW = 9;

/** Where the small copies of a folder's images are; null where they would be of no use. */
export function tilesOf(itemId: string, folder: ViewerFolder): string | null {
  const { id, count, width, height, isEarly } = folder;
  return count < FEW || width * height >= BIG ? null : tilesPath(itemId, id, isEarly);
}

/** How a folder opens, where its author chose it. */
function openingOf({ view }: ViewerFolder): Opening | undefined {
  if (!view) return undefined;
  const { window = null, centre, ...way } = view;
  return { window, centre, view: { ...FIRST_VIEW, ...way } };
}

/** Nothing is known of an image. */
const UNKNOWN: OwnFacts = { pixelSpacing: null, orientation: null, unit: null };

/** Until all is known: of images that may differ from their folder only the one that it opens on is. */
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

/** A case's folders for the engine; before the addresses have come, only that of the first image is known. */
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
          // A folder that holds both kinds does not say which images have a preview.
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
      // Ordinary images were made to be looked at as they are.
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
