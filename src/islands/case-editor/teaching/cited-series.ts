import { teachingMessages as m } from '#lib/cases/teaching-texts.ts';
import { arrangeFiles } from '#lib/dicom/arrange-files.ts';
import type { Citation } from '#lib/dicom/attributes/document.ts';
import { seriesNames } from '#lib/dicom/texts.ts';
import type { ImageGroup } from '../../image-review/group.ts';
import type { DicomReading, ReadFile } from '../../image-review/inspect-dicom.ts';
import { seriesGroups } from '../../image-review/series-group.ts';

/** Identifies the export that a group of images belongs to. */
export interface ExportMark {
  id: string;
  knownBy: string;
}

/** Assigns a group of images to an export. @param section index of the section that shows the group */
export const ofExport = (group: ImageGroup, { id, knownBy }: ExportMark, section = 0): ImageGroup => ({
  ...group,
  id: `${id} ${section} ${group.id}`,
  exam: id,
  knownBy,
  section,
});

/** The files of an exam as separate series: other files do not affect how they are stacked. */
export function seriesOf(read: DicomReading, chosen: readonly ReadFile[], mark: ExportMark, section = 0) {
  const { files, series } = arrangeFiles(chosen);
  const names = seriesNames(series.map(({ description }) => description));
  const own = { ...read, files, series: series.map((each, at) => ({ ...each, name: names[at] ?? '' })) };
  return { reading: own, groups: seriesGroups(own).map((group) => ofExport(group, mark, section)) };
}

/** Reduces a file to its cited frames. */
function withFrames(file: ReadFile, { frames }: Citation): ReadFile {
  if (frames.length === 0) return file;
  const inspected = {
    ...file.inspected,
    frames: file.inspected.frames.filter(({ index }) => frames.includes(index + 1)),
  };
  return { ...file, inspected };
}

/** The cited frames that none of an instance's files contains, by the names in the citation. */
function missingFrames(files: readonly ReadFile[], { instance, frames }: Citation): string[] {
  const there = new Set(files.flatMap(({ inspected }) => inspected.frames.map(({ index }) => index + 1)));
  return frames.filter((frame) => !there.has(frame)).map((frame) => m.citedFrame(instance, frame));
}

const instanceOf = ({ inspected }: ReadFile): string => inspected.frames[0]?.place.image ?? '';

/** The images of an exam that are cited, and the identifiers of those that are not there. */
export function citedSeries(read: DicomReading, cited: readonly Citation[], mark: ExportMark) {
  const byInstance = Map.groupBy(read.files, instanceOf);
  // In the order in which they are cited: the order of the files is arbitrary.
  const chosen = cited.flatMap((citation) =>
    (byInstance.get(citation.instance) ?? [])
      .map((file) => withFrames(file, citation))
      .filter(({ inspected }) => inspected.frames.length > 0),
  );
  const found = new Set(chosen.map(instanceOf));
  const missing = cited.flatMap((citation) =>
    found.has(citation.instance)
      ? missingFrames(byInstance.get(citation.instance) ?? [], citation)
      : citation.instance,
  );
  return { ...seriesOf(read, chosen, mark), missing, present: found.size };
}
