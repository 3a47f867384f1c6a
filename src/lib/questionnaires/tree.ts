import type { ImageRef, RichText } from '#lib/rich-text/rich-text.ts';
import type { Code } from './codes.ts';
import type { ConclusionScope, ReportSection } from './report-sections.ts';

/** The tree of a questionnaire: pages contain questions, options contain sub-questions, to any allowed depth. */

export const MAX_DEPTH = 12;
export const MAX_NODES = 2000;

/** A node that may have terminology codes. */
interface Coded {
  codes?: Code[] | undefined;
}

interface QuestionBase extends Coded {
  id: string;
  text: string;
  section: ReportSection;
  image?: ImageRef | undefined;
  /** Whether the question is listed as unanswered before the report is copied. */
  important?: boolean | undefined;
  /** Hidden in the form; the default answer still writes its sentence. */
  hidden?: boolean | undefined;
  /** None of its answers is ever abnormal: advice, a classification, a comment (`report/abnormal.ts`). */
  neutral?: boolean | undefined;
  /** Id of a fiche of the questionnaire. */
  fiche?: string | undefined;
  /** A formula: the question is shown only while it holds. */
  condition?: string | undefined;
  /** The instance of a repeated group that the question belongs to; only in pages from `expandRepeats`. */
  instance?: Instance | undefined;
}

/** An instance of a repeated group: a lesion, a stone, a vertebra. */
export interface Instance {
  id: string;
  /** Id of the option whose questions repeat. */
  group: string;
  /** Numbered name: « Nodule 2 ». */
  name: string;
}

/** Repetition of the questions under an option, which are asked once for each lesion, stone or vertebra. */
export interface Repeat {
  /** The name of an instance: « Nodule ». */
  name: string;
  /** Id of the question directly under the option whose answers order the instances; absent: the order of entry. */
  orderedBy?: string | undefined;
  /** Whether the instance with the largest or latest answer is number 1. */
  descending?: boolean | undefined;
  /** The sentence for each instance: `{numéro}` is its number, `{#id}` the answer to a question under the option. */
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
}

/** An additional condition for writing the sentence of an answered node: a formula that has to hold. */
interface SaidIf {
  sentenceCondition?: string | undefined;
}

/** The sentence of a typed or computed value; `{valeur}` is the value with its unit. */
interface ValueSentence extends SaidIf {
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
}

/**
 * Marks an answer as normal: it is not an abnormality, and its conclusion is written only while no answer in this scope
 * around it is abnormal (`report/abnormal.ts`). For a question answered by a value, the mark concerns its default
 * answer.
 */
interface NormalMark {
  normal?: ConclusionScope | undefined;
}

export interface QuestionOption extends NormalMark, SaidIf, Coded {
  id: string;
  text: string;
  /** A formula: the option is available only while it holds. */
  condition?: string | undefined;
  /** Its contribution to a score. */
  points?: number | undefined;
  image?: ImageRef | undefined;
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
  /**
   * In a multiple choice: an option such as « Aucune »; choosing another option deselects it, and choosing it deselects
   * the others.
   */
  exclusive?: boolean | undefined;
  fiche?: string | undefined;
  /** Shown only while the option is selected. */
  questions?: Question[] | undefined;
  repeat?: Repeat | undefined;
}

/** Shape of a zone, in percent of the picture's width and height, from its top left corner. */
export type ZoneShape =
  | { type: 'rect'; x: number; y: number; width: number; height: number }
  | { type: 'polygon'; points: [x: number, y: number][] };

export interface Zone extends SaidIf, Coded {
  id: string;
  /** Its contribution to a score. */
  points?: number | undefined;
  label: string;
  /** Colour as `#rrggbb`. */
  colour: string;
  shape: ZoneShape;
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
}

export type Question = QuestionBase &
  (
    | { type: 'single'; options: QuestionOption[]; defaultAnswer?: string | undefined }
    | { type: 'multiple'; options: QuestionOption[]; defaultAnswer?: string[] | undefined }
    | ({ type: 'text'; multiline?: boolean | undefined; defaultAnswer?: string | undefined } & ValueSentence &
        NormalMark)
    | ({
        type: 'number';
        unit?: string | undefined;
        unitCode?: Code | undefined;
        min?: number | undefined;
        max?: number | undefined;
        decimals?: number | undefined;
        defaultAnswer?: number | undefined;
      } & ValueSentence &
        NormalMark)
    | ({ type: 'date'; defaultAnswer?: string | undefined } & ValueSentence & NormalMark)
    | { type: 'hotspot'; image: ImageRef; zones: Zone[]; defaultAnswer?: string[] | undefined }
    | ({
        type: 'formula';
        expression: string;
        unit?: string | undefined;
        unitCode?: Code | undefined;
        decimals?: number | undefined;
      } & ValueSentence)
    /** `repeat`: the question is the heading of an instance, with its sentence; only in pages from `expandRepeats`. */
    | { type: 'information'; repeat?: Repeat | undefined }
  );

export type QuestionType = Question['type'];

export interface Fiche {
  id: string;
  title: string;
  content: RichText;
}

export interface Page extends Coded {
  id: string;
  name: string;
  questions: Question[];
  /** Hidden by the person's preferences; only in pages from `withPreferences`. */
  hidden?: boolean | undefined;
}

/** The options of a question; empty for a type without options. */
export function optionsOf(question: Question): QuestionOption[] {
  return question.type === 'single' || question.type === 'multiple' ? question.options : [];
}

/** The text of an option or a zone. */
export function choiceText(choice: QuestionOption | Zone): string {
  return 'label' in choice ? choice.label : choice.text;
}

/** All questions of the pages in reading order, sub-questions included, with their depth (1 directly on a page). */
export function* walkQuestions(pages: readonly Page[]): Generator<{ question: Question; depth: number }> {
  for (const page of pages) yield* walkLevel(page.questions, 1);
}

/** The questions of one level and all levels below, with their depth. */
export function* walkLevel(
  questions: readonly Question[],
  depth = 1,
): Generator<{ question: Question; depth: number }> {
  for (const question of questions) {
    yield { question, depth };
    for (const option of optionsOf(question)) yield* walkLevel(option.questions ?? [], depth + 1);
  }
}
