import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import type { MircImage } from '#lib/cases/teaching/mirc-folders.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';
import { photographGroup } from '../../image-review/pictures.ts';
import { type ExportMark, ofExport, seriesOf } from './cited-series.ts';
import type { CitedImages } from './given-export.ts';

/** Files that were given, by their paths. */
export interface GivenPaths {
  read: DicomReading;
  pictures: readonly { path: string; file: File }[];
}

/** The images of a section: its DICOM files if there is one for each image, else its pictures. */
function sectionImages(
  given: GivenPaths,
  base: string,
  images: readonly MircImage[],
  mark: ExportMark,
  at: number,
) {
  const pathOf = (name: string | undefined) =>
    name === undefined ? undefined : `${base}${name}`.normalize();
  const dicom = new Map(given.read.files.map((file) => [file.path.normalize(), file]));
  // The frames of an animation are files below its path.
  const picturesAt = (path: string | undefined) =>
    given.pictures.filter(
      (each) => each.path.normalize() === path || each.path.normalize().startsWith(`${path}/`),
    );
  const originals = images.map(({ original }) => dicom.get(pathOf(original) ?? ''));
  const isDicom = originals.length > 0 && originals.every((file) => file !== undefined);
  const files = images.map(({ picture }, index) => {
    const own = isDicom ? originals[index] : dicom.get(pathOf(picture) ?? '');
    return { own, pictures: own ? [] : picturesAt(pathOf(picture)) };
  });
  const missing = images.flatMap(({ picture, original }, index) => {
    const { own, pictures } = files[index]!;
    return own || pictures.length > 0 ? [] : [picture ?? original ?? ''];
  });
  const chosen = files.flatMap(({ own }) => own ?? []);
  const shown = files.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  const name = at === 0 ? m.defaultFolder : m.numberedFolder(at + 1);
  const series = seriesOf(given.read, chosen, mark, at);
  const photographs =
    shown.length > 0 ? [ofExport(photographGroup('photographs', name, shown), mark, at)] : [];
  return {
    missing,
    series,
    groups: [...series.groups, ...photographs],
    present: images.length - missing.length,
  };
}

/** A document's images, section by section. */
export function mircImages(
  given: GivenPaths,
  base: string,
  folders: readonly (readonly MircImage[])[],
  mark: ExportMark,
): CitedImages {
  const sections = folders.map((images, at) => sectionImages(given, base, images, mark, at));
  const readings = sections.map(({ series }) => series.reading).filter(({ files }) => files.length > 0);
  return {
    groups: sections.flatMap(({ groups }) => groups),
    reading:
      readings.length > 0
        ? {
            ...given.read,
            files: readings.flatMap(({ files }) => files),
            series: readings.flatMap(({ series }) => series),
          }
        : null,
    missing: sections.flatMap(({ missing }) => missing),
    present: sections.reduce((sum, { present }) => sum + present, 0),
  };
}
