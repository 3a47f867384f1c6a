import type { EditedCase } from '#lib/cases/body-schema.ts';
import { splitTags } from '#lib/items/split-tags.ts';
import { importQuestions } from '#lib/questions/exchange/import-questions.ts';
import type { SourceQuestion, SourceText } from '#lib/questions/exchange/source-question.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import type { Block } from '#lib/rich-text/rich-text.ts';
import { writtenBlocks } from '#lib/rich-text/written-lines.ts';
import type { Section, TeachingQuestion, TeachingText, TextTarget } from './teaching-file.ts';

/** The parts of a teaching file that its author accepts, as edited: only the ticked texts and questions. */
export interface TeachingImport {
  texts: readonly TeachingText[];
  questions: readonly TeachingQuestion[];
  difficulty?: number | undefined;
  tags: readonly string[];
}

/** Headings in the sheet for the sections that need one. */
export type SectionHeadings = Readonly<Record<Exclude<Section, 'plain'>, string>>;

const textsFor = ({ texts }: TeachingImport, target: TextTarget): string[] =>
  texts.filter((each) => each.target === target).map(({ text }) => text.trim());

/** All accepted texts for a field, joined. */
export const joinedTexts = (taken: TeachingImport, target: TextTarget): string =>
  textsFor(taken, target).filter(Boolean).join('\n');

/** A sheet with blocks appended, except for texts that it already has. */
export function withBlocks(sheet: readonly Block[] | null, texts: readonly (readonly Block[])[]): Block[] {
  const known = new Set(sheet?.map((block) => JSON.stringify(block)));
  const added = texts.filter((blocks) => !blocks.every((block) => known.has(JSON.stringify(block))));
  return [...(sheet ?? []), ...added.flat()];
}

/** Texts for the sheet; the introduction of a quiz becomes a note if none of its questions is accepted. */
const sheetTexts = ({ texts, questions }: TeachingImport): TeachingText[] =>
  texts.flatMap((each): TeachingText[] => {
    if (each.text.trim() === '') return [];
    if (each.target === 'step' && !questions.some(({ quiz }) => quiz === each.quiz))
      return [{ ...each, target: 'sheet', section: 'note' }];
    return each.target === 'sheet' ? [each] : [];
  });

/** The blocks to add to the sheet, one group per text. */
export function takenSheet(taken: TeachingImport, headings: SectionHeadings): Block[][] {
  return sheetTexts(taken).map(({ section = 'plain', text }): Block[] => {
    const blocks = writtenBlocks(text);
    if (section === 'plain') return blocks;
    return [{ type: 'heading', level: 2, text: [{ text: headings[section] }] }, ...blocks];
  });
}

/** The name that the author gave to a folder of pictures. */
export const folderName = ({ texts }: TeachingImport, folder: number): string =>
  texts.find((each) => each.target === 'folder' && each.folder === folder)?.text.trim() ?? '';

const plain = (text: string): SourceText => ({ format: 'plain', text });

function sourceOf({ text, answers }: TeachingQuestion): SourceQuestion {
  return {
    kind: answers.filter(({ isRight }) => isRight).length > 1 ? 'multiple' : 'single',
    title: '',
    text: plain(text),
    answers: answers.map((answer) => ({
      text: plain(answer.text),
      fraction: answer.isRight ? 100 : 0,
      ...(answer.response && { feedback: plain(answer.response) }),
    })),
    notes: [],
  };
}

/**
 * The questions of a case with new steps for quizzes that it does not contain yet; a quiz's context is the step's
 * text.
 */
function withQuizzes(
  before: CaseQuestions | null,
  { questions, texts }: TeachingImport,
): CaseQuestions | null {
  const known = new Set(before?.steps.flatMap((step) => step.questions.map(({ text }) => text.trim())));
  const added = questions.filter(({ text }) => !known.has(text.trim()));
  let all = before;
  for (const [quiz, own] of Map.groupBy(added, (question) => question.quiz)) {
    const first = all?.steps.length ?? 0;
    const context = texts.find((each) => each.target === 'step' && each.quiz === quiz)?.text.trim() ?? '';
    all = importQuestions(all, { questions: own.map(sourceOf), categories: [] }, (id) => id).questions;
    all = all && {
      ...all,
      steps: all.steps.map((step, at) => (at === first ? { ...step, text: context } : step)),
    };
  }
  return all;
}

/** Appends a text unless it is already contained, since an export may be imported twice. */
function behind(before: string, added: string): string {
  if (before.includes(added)) return before;
  return before.trim() === '' ? added : `${before.trimEnd()}\n${added}`;
}

type Draft = EditedCase & { title: string; tags: string[] };

/**
 * A case with the imported content appended to its existing texts, none of which is replaced. @param keepsTitle
 * whether its author already chose a title
 */
export function applyTeachingImport(draft: Draft, taken: TeachingImport, keepsTitle: boolean): Draft {
  const title = joinedTexts(taken, 'title').replaceAll('\n', ' ');
  const { tags } = splitTags(draft.tags, [...taken.tags, ...textsFor(taken, 'tags')].join('\n'));
  const questions = withQuizzes(draft.questions ?? null, taken);
  return {
    ...draft,
    title: keepsTitle || title === '' ? draft.title : title,
    tags,
    clinicalInformation: behind(draft.clinicalInformation, joinedTexts(taken, 'information')),
    answer: behind(draft.answer, joinedTexts(taken, 'answer')),
    ...(taken.difficulty !== undefined && { difficulty: taken.difficulty }),
    ...(questions && { questions }),
  };
}
