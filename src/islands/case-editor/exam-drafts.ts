import type { CaseBody } from '#lib/cases/body-schema.ts';
import { draftOfExam, keepDraftOfExam } from '#lib/cases/browser/exam-drafts.ts';
import { examMessages as m } from '#lib/cases/exams-texts.ts';
import { modalityTagName } from '#lib/dicom/modality-tags-texts.ts';
import { UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { Exam } from '../image-review/exams.ts';
import { type CaseEditor, createCaseEditor } from './editor.ts';

/** Cases that this page fills beside the one that it shows, by their ids. */
const opened = new Map<string, CaseEditor>();

/** Hashes of an exam's files; of a teaching export, only of the document that defines it. */
function filesOf({ groups }: Exam): string[] {
  return groups.flatMap((group) =>
    group.knownBy !== undefined
      ? [group.knownBy]
      : group.kind === 'series'
        ? group.series.frames.flatMap(({ file }) => group.reading.files[file]?.inspected.sha256 ?? [])
        : [],
  );
}

/** The draft that an earlier visit made of an exam. */
const earlierDraft = (exam: Exam) => draftOfExam(filesOf(exam));

/** Whether a case has no image, and none on its way. */
const hasNoImage = ({ autosave, uploads }: CaseEditor) =>
  !uploads.isBusy() && autosave.$draft.get().folders.every(({ images }) => images.length === 0);

/**
 * Whether each exam becomes its own case by default: in an empty case, where an earlier visit began so, and where no
 * case is open.
 */
export const areSplitByDefault = (editor: CaseEditor | undefined, exams: readonly Exam[]): boolean =>
  !editor ||
  (exams.length > 1 && (hasNoImage(editor) || exams.some((exam) => earlierDraft(exam) !== undefined)));

/** Whether one of the exams goes into the case that the page shows, if it shows one. */
export function placeOf(editor: CaseEditor | undefined, exams: readonly Exam[]): 'here' | 'beside' | 'new' {
  if (!editor) return 'new';
  const isHere =
    hasNoImage(editor) && exams.some((exam) => [undefined, editor.id].includes(earlierDraft(exam)));
  return isHere ? 'here' : 'beside';
}

/** An editor of the person's own case without a page. @throws CallFailed when it no longer exists */
async function openDraft(id: string): Promise<CaseEditor> {
  const known = opened.get(id);
  if (known) return known;
  const item: OwnItem = await call('GET /[kind]/[id]', { params: { kind: 'case', id } });
  // Parts that are absent cannot be overwritten: the sheet and the presentation are edited elsewhere.
  const { sheet, presentation, ...edited } = item.body as CaseBody;
  const editor = createCaseEditor({ ...item, body: edited });
  opened.set(id, editor);
  return editor;
}

async function makeDraft(modalities: readonly string[], title: string): Promise<CaseEditor> {
  const tags = [...new Set(modalities.flatMap((code) => modalityTagName(code) ?? []))];
  const { _id } = await call('POST /[kind]', { params: { kind: 'case' }, body: { title, tags } });
  return openDraft(_id);
}

/** The case that an earlier visit sent this exam to, unless it is gone. */
async function openEarlier(editor: CaseEditor | undefined, exam: Exam): Promise<CaseEditor | undefined> {
  const id = earlierDraft(exam);
  if (id === undefined) return undefined;
  if (id === editor?.id) return editor;
  try {
    return await openDraft(id);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  }
}

/** A case's title until its author names it, by its rank among the exams. Pictures of an export have no modality. */
const titleOf = (exam: Exam, exams: readonly Exam[]): string =>
  exam.modalities.length === 0
    ? UNTITLED_CASE
    : m.title(exams.indexOf(exam) + 1, exams.length, exam.modalities);

/** Titles the page's own case after its exam, where its author has not named it. */
function nameHere({ autosave, change }: CaseEditor, title: string): void {
  if (autosave.$draft.get().title === UNTITLED_CASE) change((draft) => ({ ...draft, title }));
}

/**
 * The case that each exam goes to: the one that it went to before; else, for the first exam, the page's case if it is
 * empty; else a new draft.
 * @throws CallFailed
 */
export async function casesOfExams(
  editor: CaseEditor | undefined,
  exams: readonly Exam[],
): Promise<ReadonlyMap<string, CaseEditor>> {
  const cases = new Map<string, CaseEditor>();
  let isFree = editor !== undefined && hasNoImage(editor);
  for (const exam of exams) {
    const title = titleOf(exam, exams);
    const earlier = await openEarlier(editor, exam);
    const into = earlier ?? (isFree && editor ? editor : await makeDraft(exam.modalities, title));
    if (into === editor) {
      isFree = false;
      nameHere(into, title);
    }
    keepDraftOfExam(filesOf(exam), into.id);
    cases.set(exam.id, into);
  }
  return cases;
}

/** Whether an author named a case: one that was just made has the title of its exam, or none. */
export function isNamed({ autosave }: CaseEditor, exam?: Exam, exams: readonly Exam[] = []): boolean {
  const { title } = autosave.$draft.get();
  return !['', UNTITLED_CASE, exam && titleOf(exam, exams)].includes(title.trim());
}

/** The case that texts without images go to. @throws CallFailed */
export const caseOfTexts = async (editor: CaseEditor | undefined): Promise<CaseEditor> =>
  editor && hasNoImage(editor) ? editor : makeDraft([], UNTITLED_CASE);

/** A draft for images that were given to no case: those of all exams together, or of none. @throws CallFailed */
export const draftOf = (exams: readonly Exam[]): Promise<CaseEditor> =>
  makeDraft([...new Set(exams.flatMap(({ modalities }) => modalities))], UNTITLED_CASE);
