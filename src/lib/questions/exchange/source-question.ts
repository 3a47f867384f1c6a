/** The names of text formats in files; `moodle` is text with line breaks that may contain HTML. */
export const TEXT_FORMATS = ['html', 'markdown', 'moodle', 'plain'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** A text as written in a file. */
export interface SourceText {
  format: TextFormat;
  text: string;
}

export interface SourceAnswer {
  text: SourceText;
  /** Weight in percent of the question's mark: 100 is right, 0 wrong, negative values deduct. */
  fraction: number;
  feedback?: SourceText | undefined;
}

/** Kinds of questions that cannot be imported. */
export type UntakenKind =
  | 'numerical'
  | 'matching'
  | 'essay'
  | 'description'
  | 'other-type'
  | 'broken'
  /** More questions than a case may have. */
  | 'no-room';

/** Parts of an imported question that are changed or dropped; texts are in `exchange-texts.ts`. */
export type ImportNote =
  | 'title'
  | 'tags'
  | 'formatted'
  | 'media'
  | 'cut'
  | 'partly-right'
  | 'partly-wrong'
  | 'partly-accepted'
  | 'penalty'
  | 'answer-explained'
  | 'wildcard'
  | 'case'
  | 'too-many-answers'
  | 'hints'
  | 'combined-feedback'
  | 'grade'
  | 'same-id';

export interface NotedPart {
  code: ImportNote;
  /** The part concerned, as in the file. */
  detail: string;
}

interface Named {
  /** The question's name in the file; empty when there is none. */
  title: string;
  text: SourceText;
}

/** A question as read from a file, before it is converted to one of a case. */
export interface SourceQuestion extends Named {
  /** One right answer, several right answers, or a short text. */
  kind: 'single' | 'multiple' | 'short';
  /** The question's id in the file. */
  id?: string | undefined;
  answers: SourceAnswer[];
  explanation?: SourceText | undefined;
  /** Notes from reading the file. */
  notes: NotedPart[];
}

export interface UntakenQuestion extends Named {
  kind: UntakenKind;
  /** The type as named in the file, if it is unsupported. */
  type?: string;
}

export const isTakeable = (question: SourceQuestion | UntakenQuestion): question is SourceQuestion =>
  'answers' in question;

/** The content of a file. */
export interface SourceFile {
  questions: (SourceQuestion | UntakenQuestion)[];
  /** Categories of its questions. */
  categories: string[];
}

/** Our own words for the propositions of a true/false question. */
export interface TruthWords {
  right: string;
  wrong: string;
}
