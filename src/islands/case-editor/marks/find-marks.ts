import { fittingMarks, type ImageShape } from '#lib/cases/marks/fitting-marks.ts';
import { proposeOnce } from '#lib/cases/marks/propose-once.ts';
import { unkeptViews } from '#lib/cases/marks/unkept-views.ts';
import { identityWords } from '#lib/cases/teaching/identity-marks.ts';
import type { KeptAttributes } from '#lib/dicom/attributes/allow-list.ts';
import { numbersOf } from '#lib/dicom/attributes/frame-display.ts';
import type { MarksDocument } from '#lib/dicom/attributes/proposed-marks.ts';
import { type PlacedFrame, placeSpatial } from '#lib/dicom/documents/spatial-marks.ts';
import type { DroppedFile } from '#lib/dicom/dropped-files.ts';
import { Importer } from '#lib/dicom/import-files.ts';
import { aspectOf, isSquareAspect } from '#lib/dicom/square-pixels.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';
import type { DocumentWithMarks, FoundMarks } from './found-marks.ts';
import { toSeenImage } from './to-seen-image.ts';

/** The instances that a document names, each once. */
const instancesOf = ({ findings, views, keyImages }: MarksDocument): string[] => {
  const images = [
    ...findings.flatMap(({ marks }) => marks.map(({ image }) => image)),
    ...views.flatMap(({ images }) => images),
    ...keyImages,
  ];
  return [...new Set(images.map(({ instance }) => instance))];
};

/** Where an image lies; undefined where its file does not say, or not how large its pixels are. */
function planeOf(attributes: KeptAttributes): ImageShape['plane'] {
  const position = numbersOf(attributes.ImagePositionPatient);
  const orientation = numbersOf(attributes.ImageOrientationPatient);
  const spacing = numbersOf(attributes.PixelSpacing);
  if (position.length !== 3 || orientation.length !== 6 || spacing.length !== 2) return undefined;
  return { position, orientation, pixel: Math.min(...spacing) };
}

/** Dimensions and plane of images, by SOP instance: the frames of a file are alike. */
function shapesOf({ files }: DicomReading): ReadonlyMap<string, ImageShape> {
  const frames = files.flatMap(({ inspected }) => inspected.frames[0] ?? []);
  return new Map(
    frames.flatMap(({ place, attributes }) => {
      const { Rows: rows, Columns: columns } = attributes;
      if (typeof rows !== 'number' || typeof columns !== 'number') return [];
      const isSquare = isSquareAspect(aspectOf(attributes));
      const plane = planeOf(attributes);
      return [[place.image, { rows, columns, isSquare, frames: place.frames, ...(plane && { plane }) }]];
    }),
  );
}

/** The frames of the files that say where they lie in the patient, and in which frame of reference. */
function placedFrames({ files }: DicomReading): PlacedFrame[] {
  return files
    .flatMap(({ inspected }) => inspected.frames)
    .flatMap(({ place, index, attributes }) => {
      const plane = planeOf(attributes);
      const [high, wide] = numbersOf(attributes.PixelSpacing);
      const [rows, columns] = [numbersOf(attributes.Rows)[0], numbersOf(attributes.Columns)[0]];
      if (!plane || !high || !wide || !rows || !columns || place.space === '') return [];
      const { position, orientation } = plane;
      const { image: instance, patient, study, space } = place;
      const own = { instance, frame: index + 1, patient, study, space };
      return [{ ...own, position, orientation, rows, columns, spacing: [high, wide] as const }];
    });
}

/** Documents that mark images among the files, in the order of their names; undefined where there is none. */
export async function findMarks(
  given: DicomReading,
  likely: readonly { path: string }[],
  others: readonly DroppedFile[],
): Promise<FoundMarks | undefined> {
  const blobs = new Map(others.map(({ path, blob }) => [path, blob]));
  const places = given.files.flatMap(({ inspected }) => inspected.frames[0]?.place ?? []);
  const there = new Set(places.map(({ image }) => image));
  const series = new Set(places.map((place) => place.series));
  const shapes = shapesOf(given);
  const stacks = given.series.map(({ frames }) => frames.map(toSeenImage));
  const frames = placedFrames(given);
  const spaces = new Set(frames.map(({ space }) => space));
  const importer = new Importer();
  const documents = new Map<string, Omit<DocumentWithMarks, 'names' | 'repeated'>>();
  for (const { path } of likely) {
    const blob = blobs.get(path);
    const read = blob && (await importer.marks(blob).catch(() => undefined));
    if (!read || documents.has(read.instance)) continue;
    const document = placeSpatial(read, frames);
    const instances = instancesOf(document);
    const isOfThese =
      instances.some((instance) => there.has(instance)) ||
      document.views.some((view) => view.series?.some((each) => series.has(each))) ||
      read.findings.some(({ spatial }) => spatial?.some(({ space }) => spaces.has(space)));
    if (!isOfThese) continue;
    const fitting = fittingMarks(document, ({ instance }) => shapes.get(instance));
    documents.set(document.instance, {
      path,
      document: { ...fitting, left: [...fitting.left, ...unkeptViews(document.views, stacks)] },
      missing: instances.filter((instance) => !there.has(instance)),
    });
  }
  importer.close();
  if (documents.size === 0) return undefined;
  // Files come in arbitrary order: sort the documents by name.
  const ordered = [...documents].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  const once = proposeOnce(
    ordered.map(({ document }) => document),
    (instance) => shapes.get(instance)?.frames,
  );
  return {
    documents: ordered.map((each, at) => {
      const { document, repeated } = once[at]!;
      const names = identityWords([...document.identities, ...places.map(({ patient }) => patient)]);
      return { ...each, document, repeated, names };
    }),
    used: new Set(ordered.map(({ path }) => path)),
  };
}
