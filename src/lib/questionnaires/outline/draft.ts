import type { ReportSection } from '../report-sections.ts';
import type { QuestionType } from '../tree.ts';
import type { Label, LineSentence } from './read-line.ts';

/** The parsed tree of an outline, in which ids, images and fiches are still unresolved text. */

/** The line under an option whose questions repeat: `chaque: Nodule | par Taille | décroissant > {Segment}`. */
export interface DraftRepeat {
  line: number;
  name: string;
  fields: readonly string[];
  said: LineSentence;
}

export interface DraftOption {
  line: number;
  label: Label;
  isDefault: boolean;
  said: LineSentence;
  questions: DraftQuestion[];
  /** The repetition of the option's questions. */
  repeat?: DraftRepeat;
}

export interface DraftQuestion {
  line: number;
  type: QuestionType;
  label: Label;
  section: ReportSection;
  important: boolean;
  hidden: boolean;
  fields: string[];
  said: LineSentence;
  options: DraftOption[];
}

export interface DraftPage {
  line: number;
  label: Label;
  questions: DraftQuestion[];
}

export interface DraftFiche {
  line: number;
  label: Label;
}

/** The top-level nodes: the pages of a questionnaire, or the questions or options of a branch. */
export interface Draft {
  pages: DraftPage[];
  questions: DraftQuestion[];
  options: DraftOption[];
  fiches: DraftFiche[];
}

export type DraftRoot = 'pages' | 'questions' | 'options';
