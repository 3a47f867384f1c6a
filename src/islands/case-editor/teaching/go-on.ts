import { folderName, type TeachingImport } from '#lib/cases/teaching/taken.ts';
import type { ImageGroup } from '../../image-review/group.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';
import type { CaseEditor } from '../editor.ts';
import { caseOfTexts, isNamed } from '../exam-drafts.ts';
import type { GivenImages } from '../intake.ts';
import { fillCase } from './fill-case.ts';
import type { FoundExports, GivenExport } from './given-export.ts';

/** An export that its author accepts, and which of its texts. */
export interface AcceptedExport {
  given: GivenExport;
  taken: TeachingImport;
}

/** Number of images that none of the accepted exports cites. */
export function uncitedImages({ plain }: FoundExports, decided: readonly AcceptedExport[]): number {
  const all = plain?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const cited = new Set(decided.flatMap(({ given }) => given.groups.flatMap(imagesOf)));
  return Math.max(0, all - cited.size);
}

/** Keys that identify the images of a group: two exports may cite the same image. */
function imagesOf(group: ImageGroup): (string | File)[] {
  if (group.kind === 'photographs') return [...group.files];
  if (group.kind === 'stored') return [];
  const { reading, series } = group;
  return series.frames.map(({ file, index }) => `${reading.files[file]?.path} ${index}`);
}

/** The groups of an export, with the names that its author ticked for them. */
function namedGroups({ given, taken }: AcceptedExport): ImageGroup[] {
  return given.groups.map((group) => {
    const name = folderName(taken, group.section ?? 0);
    const isOnly = given.groups.filter(({ section }) => section === group.section).length === 1;
    return name === '' ? group : { ...group, name: isOnly ? name : `${name} (${group.name})` };
  });
}

/** All cited DICOM files, each once. */
function readingOf(found: FoundExports, decided: readonly AcceptedExport[]): DicomReading | null {
  const readings = decided.flatMap(({ given }) => given.reading ?? []);
  if (readings.length === 0) return null;
  const files = new Map(readings.flatMap((each) => each.files.map((file) => [file.path, file] as const)));
  return { ...found.reading, files: [...files.values()], series: readings.flatMap(({ series }) => series) };
}

/**
 * Continues with the accepted exports: those with images have them reviewed next, the texts of the others go into a
 * case at once. Resolves to the images to review.
 * @throws CallFailed
 */
export async function continueWith(
  found: FoundExports,
  decided: readonly AcceptedExport[],
  editor: CaseEditor | undefined,
  onSent: (cases: readonly CaseEditor[]) => void,
): Promise<GivenImages | null> {
  const [shown, bare] = [
    decided.filter(({ given }) => given.groups.length > 0),
    decided.filter(({ given }) => given.groups.length === 0),
  ];
  // The page's case receives one export: the first that has images, else the first.
  let free = shown.length === 0 ? editor : undefined;
  for (const { taken } of bare) {
    const into = await caseOfTexts(free);
    free = undefined;
    await fillCase(into, taken, isNamed(into));
    onSent([into]);
  }
  const reading = readingOf(found, shown);
  if (!reading) found.reading.importer.close();
  if (shown.length === 0) return null;
  return {
    groups: shown.flatMap(namedGroups),
    reading,
    folderId: undefined,
    exports: shown.map(({ given, taken }) => ({ exam: given.id, taken })),
  };
}
