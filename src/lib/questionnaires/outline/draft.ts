import type { ReportSection } from '../report-sections.ts';
import type { QuestionType } from '../tree.ts';
import type { Label, Said } from './read-line.ts';

/** What an outline says, as a tree: ids, images and fiches are still words. */

/** The line under an option whose questions repeat: `chaque: Nodule | par Taille | décroissant > {Segment}`. */
export interface DraftRepeat {
  line: number;
  name: string;
  fields: readonly string[];
  said: Said;
}

export interface DraftOption {
  line: number;
  label: Label;
  isDefault: boolean;
  said: Said;
  questions: DraftQuestion[];
  /** How they repeat. */
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
  said: Said;
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

/** What stands at the left margin: the pages of a questionnaire, or the questions or options of a branch. */
export interface Draft {
  pages: DraftPage[];
  questions: DraftQuestion[];
  options: DraftOption[];
  fiches: DraftFiche[];
}

export type DraftRoot = 'pages' | 'questions' | 'options';
