import { type Difference, listDifference, textDifference } from '#lib/items/differences.ts';
import { questionLines, stepFolderLines } from '#lib/questions/question-lines.ts';
import { type Block, spansOf } from '#lib/rich-text/rich-text.ts';
import type { CaseBody, CaseFolder } from './body-schema.ts';
import { EMPTY_CREDIT } from './credit.ts';
import type { CaseFinding } from './findings-schema.ts';

const filesOf = ({ images }: CaseFolder) => images.map(({ file }) => file);

/** The change of a folder's images; null when they are the same images in the same order. */
function imagesDifference(before: CaseFolder, after: CaseFolder): Difference | null {
  const [had, has] = [filesOf(before), filesOf(after)];
  const [then, now] = [new Set(had), new Set(has)];
  const added = has.filter((file) => !then.has(file)).length;
  const removed = had.filter((file) => !now.has(file)).length;
  const stayed = had.filter((file) => now.has(file));
  const moved = has.filter((file) => then.has(file)).some((file, index) => file !== stayed[index]);
  return added + removed > 0 || moved ? { what: 'images', folder: after.name, added, removed, moved } : null;
}

function foldersDifferences(before: readonly CaseFolder[], after: readonly CaseFolder[]): Difference[] {
  const then = new Map(before.map((folder) => [folder.id, folder]));
  const now = new Map(after.map((folder) => [folder.id, folder]));
  const removed = before.filter(({ id }) => !now.has(id));
  const added = after.filter(({ id }) => !then.has(id));
  const both = after.flatMap((folder): Difference[] => {
    const old = then.get(folder.id);
    if (!old) return [];
    const changes = [
      textDifference('folder', old.name, folder.name),
      textDifference('description', old.description, folder.description),
      imagesDifference(old, folder),
    ];
    return changes.filter((change) => change !== null);
  });
  const one = (change: 'added' | 'removed', { name, images }: CaseFolder): Difference => ({
    what: 'folder',
    change,
    name,
    images: images.length,
  });
  return [
    ...removed.map((folder) => one('removed', folder)),
    ...added.map((folder) => one('added', folder)),
    ...both,
  ];
}

/** The text of a block of the sheet; a block without words is represented by its type. */
const textOf = (block: Block) =>
  spansOf(block)
    .map(({ text }) => text)
    .join('')
    .trim();

/** The words of a sheet, block by block. */
export const sheetLines = (sheet: CaseBody['sheet']) =>
  (sheet ?? []).map(textOf).filter((text) => text !== '');

/** The file of the image used as a case's cover. */
function mainFile({ folders, mainImage }: CaseBody): string | undefined {
  return folders.find(({ id }) => id === mainImage?.folderId)?.images[mainImage?.imageIndex ?? 0]?.file;
}

/** The findings added or removed; a mere change of order or marks is reported as one difference. */
function findingsDifference(
  before: readonly CaseFinding[],
  after: readonly CaseFinding[],
): Difference | null {
  const linesOf = (findings: readonly CaseFinding[]) =>
    findings.map(({ name, explanation }) => (explanation ? `${name}\u00a0: ${explanation}` : name));
  const lines = listDifference('findings', linesOf(before), linesOf(after));
  return lines ?? (JSON.stringify(before) === JSON.stringify(after) ? null : { what: 'findings' });
}

/** Questions and step images added and removed; changes of only order, keys or explanations form one entry. */
function questionsDifferences(before: CaseBody, after: CaseBody): (Difference | null)[] {
  const asked = listDifference('questions', questionLines(before.questions), questionLines(after.questions));
  const brought = listDifference(
    'stepFolders',
    stepFolderLines(before.questions, before.folders),
    stepFolderLines(after.questions, after.folders),
  );
  const isSame = JSON.stringify(before.questions ?? null) === JSON.stringify(after.questions ?? null);
  return [asked, brought, ...(asked || brought || isSame ? [] : [{ what: 'questions' as const }])];
}

/** The differences between two bodies of a case, in the order in which its editor shows them. */
export function caseDifferences(before: CaseBody, after: CaseBody): Difference[] {
  const texts = [
    textDifference('difficulty', String(before.difficulty), String(after.difficulty)),
    textDifference('information', before.clinicalInformation, after.clinicalInformation),
    textDifference('answer', before.answer, after.answer),
  ];
  const lines = listDifference('sheet', sheetLines(before.sheet), sheetLines(after.sheet));
  const isSheetSame = JSON.stringify(before.sheet) === JSON.stringify(after.sheet);
  const sheet = lines ?? (isSheetSame ? null : { what: 'layout' as const });
  const main = mainFile(before) === mainFile(after) ? null : { what: 'mainImage' as const };
  const creditLines = ({ credit }: CaseBody) =>
    Object.values(credit ?? EMPTY_CREDIT).filter((text) => text !== '');
  const credit = listDifference('credit', creditLines(before), creditLines(after));
  const findings = findingsDifference(before.findings ?? [], after.findings ?? []);
  const kept = ({ presentation }: CaseBody) => JSON.stringify(presentation ?? null);
  const opening = kept(before) === kept(after) ? null : { what: 'presentation' as const };
  return [
    ...texts,
    ...foldersDifferences(before.folders, after.folders),
    main,
    sheet,
    findings,
    ...questionsDifferences(before, after),
    opening,
    credit,
  ].filter((change) => change !== null);
}
