import { CASE_MAX } from '#lib/cases/limits.ts';
import { joinedTexts, type TeachingImport, takenSheet } from '#lib/cases/teaching/taken.ts';
import type {
  TeachingFile,
  TeachingQuestion,
  TeachingText,
  TextTarget,
} from '#lib/cases/teaching/teaching-file.ts';
import { SECTION_HEADINGS } from '#lib/cases/teaching-texts.ts';
import { TITLE_MAX } from '#lib/items/item.ts';
import { RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';

/** A text or a question as its author edited it, and whether it is ticked. */
type Ticked<T> = T & { isTicked: boolean };

/** An author's choices for one export. */
export interface ExportChoice {
  isTaken: boolean;
  /** Whether values of closed lists are accepted. */
  takesClosed: boolean;
  texts: readonly Ticked<TeachingText>[];
  questions: readonly Ticked<TeachingQuestion>[];
}

/** Initial choice: no text is ticked, and an export with a doubt is left out until its author decides. */
export const firstChoice = ({ texts, questions, doubts }: TeachingFile): ExportChoice => ({
  isTaken: doubts.length === 0,
  takesClosed: true,
  texts: texts.map((text) => ({ ...text, isTicked: false })),
  questions: questions.map((question) => ({ ...question, isTicked: false })),
});

const withOne = <T extends { id: string }>(all: readonly T[], id: string, part: Partial<T>): T[] =>
  all.map((each) => (each.id === id ? { ...each, ...part } : each));

export const changeText = (
  choice: ExportChoice,
  id: string,
  part: Partial<Ticked<TeachingText>>,
): ExportChoice => ({
  ...choice,
  texts: withOne(choice.texts, id, part),
});

export const changeQuestion = (
  choice: ExportChoice,
  id: string,
  part: Partial<Ticked<TeachingQuestion>>,
): ExportChoice => ({ ...choice, questions: withOne(choice.questions, id, part) });

const withoutTick = <T>({ isTicked: _, ...rest }: Ticked<T>) => rest;

/** The parts of an export to take: those ticked, as edited. */
export function acceptedParts(file: TeachingFile, choice: ExportChoice): TeachingImport {
  return {
    texts: choice.texts.filter(({ isTicked }) => isTicked).map((text) => withoutTick(text) as TeachingText),
    questions: choice.questions
      .filter(({ isTicked }) => isTicked)
      .map((question) => withoutTick(question) as TeachingQuestion),
    difficulty: choice.takesClosed ? file.difficulty : undefined,
    tags: choice.takesClosed ? file.tags : [],
  };
}

const MOST: readonly (readonly [TextTarget, number])[] = [
  ['title', TITLE_MAX],
  ['information', CASE_MAX.information],
  ['answer', CASE_MAX.answer],
];

/** Fields that would become too long with the ticked texts. */
export const tooLongIn = (taken: TeachingImport): TextTarget[] =>
  MOST.filter(([target, most]) => joinedTexts(taken, target).length > most).map(([target]) => target);

export const hasTooManyBlocks = (taken: TeachingImport): boolean =>
  takenSheet(taken, SECTION_HEADINGS).flat().length > RICH_TEXT_MAX.blocks;
