import type { ImageRef, RichText } from '#lib/rich-text/rich-text.ts';
import type { Code } from './codes.ts';
import type { ConclusionScope, ReportSection } from './report-sections.ts';

/** The tree of a questionnaire: pages hold questions, options hold sub-questions, to any allowed depth. */

export const MAX_DEPTH = 12;
export const MAX_NODES = 2000;

/** The codes of a node in terminologies. */
interface Coded {
  codes?: Code[] | undefined;
}

interface QuestionBase extends Coded {
  id: string;
  text: string;
  section: ReportSection;
  image?: ImageRef | undefined;
  /** Listed before the report is copied when it has no answer. */
  important?: boolean | undefined;
  /** Hidden while answering; its default answer still writes its sentence. */
  hidden?: boolean | undefined;
  /** None of its answers is abnormal, whatever it is: advice, a classification, a comment (`report/abnormal.ts`). */
  neutral?: boolean | undefined;
  /** Id of one of the questionnaire's fiches. */
  fiche?: string | undefined;
  /** A formula: the question is there while it holds. */
  condition?: string | undefined;
  /** For which instance of a repeated group it was made; only in pages that `expandRepeats` made. */
  instance?: Instance | undefined;
}

/** An instance of a repeated group: a lesion, a stone, a vertebra. */
export interface Instance {
  id: string;
  /** Id of the option whose questions repeat. */
  group: string;
  /** « Nodule 2 ». */
  name: string;
}

/** The questions under an option are asked once for each of several things. */
export interface Repeat {
  /** The name of one of them: « Nodule ». */
  name: string;
  /** Id of the question directly under the option by whose answer they are numbered; otherwise as they were added. */
  orderedBy?: string | undefined;
  /** The largest, or latest, is number 1. */
  descending?: boolean | undefined;
  /** Written for each: `{numéro}` is its number, `{#id}` the answer of a question under the option. */
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
}

/** A condition for writing a node's sentence, besides its being answered: a formula that has to hold. */
interface SaidIf {
  sentenceCondition?: string | undefined;
}

/** The sentence of a typed or computed value; `{valeur}` is the value with its unit. */
interface ValueSentence extends SaidIf {
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
}

/**
 * Marks an answer as normal: it is not an abnormality, and writes its conclusion only while there is no abnormal answer
 * in this scope around it (`report/abnormal.ts`). For a question answered by a value, the mark is about its default
 * answer.
 */
interface NormalMark {
  normal?: ConclusionScope | undefined;
}

export interface QuestionOption extends NormalMark, SaidIf, Coded {
  id: string;
  text: string;
  /** A formula: the option is offered while it holds. */
  condition?: string | undefined;
  /** Its contribution to a score. */
  points?: number | undefined;
  image?: ImageRef | undefined;
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
  /**
   * In a multiple choice: chosen alone, like « Aucune »; choosing others deselects it, and choosing it deselects the
   * others.
   */
  exclusive?: boolean | undefined;
  fiche?: string | undefined;
  /** Shown only while the option is selected. */
  questions?: Question[] | undefined;
  repeat?: Repeat | undefined;
}

/** Percent of the picture's width and height, from its top left corner. */
export type ZoneShape =
  | { type: 'rect'; x: number; y: number; width: number; height: number }
  | { type: 'polygon'; points: [x: number, y: number][] };

export interface Zone extends SaidIf, Coded {
  id: string;
  /** Its contribution to a score. */
  points?: number | undefined;
  label: string;
  /** `#rrggbb`. */
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
    /** `repeat`: it heads an instance, and says its sentence; only in pages that `expandRepeats` made. */
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
  /** Hidden by the person's preferences; only in pages made by `withPreferences`. */
  hidden?: boolean | undefined;
}

/** The options of a question that has some, otherwise an empty list. */
export function optionsOf(question: Question): QuestionOption[] {
  return question.type === 'single' || question.type === 'multiple' ? question.options : [];
}

/** The words of an option or a zone. */
export function choiceText(choice: QuestionOption | Zone): string {
  return 'label' in choice ? choice.label : choice.text;
}

/** Every question of the pages in reading order, sub-questions included, with its depth (1 on a page). */
export function* walkQuestions(pages: readonly Page[]): Generator<{ question: Question; depth: number }> {
  for (const page of pages) yield* walkLevel(page.questions, 1);
}

/** The questions of one level, with its depth. */
export function* walkLevel(
  questions: readonly Question[],
  depth = 1,
): Generator<{ question: Question; depth: number }> {
  for (const question of questions) {
    yield { question, depth };
    for (const option of optionsOf(question)) yield* walkLevel(option.questions ?? [], depth + 1);
  }
}
