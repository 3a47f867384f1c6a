import { folderName, type TakenTeaching } from '#lib/cases/teaching/taken.ts';
import type { ImageGroup } from '../../image-review/group.ts';
import type { DicomReading } from '../../image-review/inspect-dicom.ts';
import type { CaseEditor } from '../editor.ts';
import { caseOfTexts, isNamed } from '../exam-drafts.ts';
import type { GivenImages } from '../intake.ts';
import { fillCase } from './fill-case.ts';
import type { FoundExports, GivenExport } from './given-export.ts';

/** An export that its author takes, and what of its texts. */
export interface DecidedExport {
  given: GivenExport;
  taken: TakenTeaching;
}

/** Images of the files that none of the taken exports cites. */
export function uncitedImages({ plain }: FoundExports, decided: readonly DecidedExport[]): number {
  const all = plain?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const cited = new Set(decided.flatMap(({ given }) => given.groups.flatMap(imagesOf)));
  return Math.max(0, all - cited.size);
}

/** What distinguishes an image from the others given: two exports may cite the same one. */
function imagesOf(group: ImageGroup): (string | File)[] {
  if (group.kind === 'photographs') return [...group.files];
  if (group.kind === 'stored') return [];
  const { reading, series } = group;
  return series.frames.map(({ file, index }) => `${reading.files[file]?.path} ${index}`);
}

/** The groups of an export, with the names that its author ticked for them. */
function namedGroups({ given, taken }: DecidedExport): ImageGroup[] {
  return given.groups.map((group) => {
    const name = folderName(taken, group.section ?? 0);
    const isOnly = given.groups.filter(({ section }) => section === group.section).length === 1;
    return name === '' ? group : { ...group, name: isOnly ? name : `${name} (${group.name})` };
  });
}

/** All cited DICOM files, each once. */
function readingOf(found: FoundExports, decided: readonly DecidedExport[]): DicomReading | null {
  const readings = decided.flatMap(({ given }) => given.reading ?? []);
  if (readings.length === 0) return null;
  const files = new Map(readings.flatMap((each) => each.files.map((file) => [file.path, file] as const)));
  return { ...found.reading, files: [...files.values()], series: readings.flatMap(({ series }) => series) };
}

/**
 * Continues with what an author took: exports with images have them reviewed next, the texts of the others go into a
 * case at once. Resolves to the images to review.
 * @throws CallFailed
 */
export async function continueWith(
  found: FoundExports,
  decided: readonly DecidedExport[],
  editor: CaseEditor | undefined,
  onSent: (cases: readonly CaseEditor[]) => void,
): Promise<GivenImages | null> {
  const [shown, bare] = [
    decided.filter(({ given }) => given.groups.length > 0),
    decided.filter(({ given }) => given.groups.length === 0),
  ];
  // The page's case takes one export: the first that has images, where any has.
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
