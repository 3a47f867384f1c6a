/** What files call the way a text is written; `moodle` is lines that may hold HTML. */
export const TEXT_FORMATS = ['html', 'markdown', 'moodle', 'plain'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** A text as a file writes it. */
export interface SourceText {
  format: TextFormat;
  text: string;
}

export interface SourceAnswer {
  text: SourceText;
  /** What it is worth in percent of the question: 100 is right, 0 wrong, less takes away. */
  fraction: number;
  feedback?: SourceText | undefined;
}

/** Questions of a file that nothing is made of. */
export type UntakenKind =
  | 'numerical'
  | 'matching'
  | 'essay'
  | 'description'
  | 'other-type'
  | 'broken'
  /** More than a case may ask. */
  | 'no-room';

/** Things about an imported question that are changed or left out; `exchange-texts.ts` words them. */
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
  /** What exactly, as the file says it. */
  detail: string;
}

interface Named {
  /** The name that the file gives it; empty where it gives none. */
  title: string;
  text: SourceText;
}

/** A question as a file asks it, before it is one of a case. */
export interface SourceQuestion extends Named {
  /** One of several, several of several, a short text. */
  kind: 'single' | 'multiple' | 'short';
  /** By which the file knows it. */
  id?: string | undefined;
  answers: SourceAnswer[];
  explanation?: SourceText | undefined;
  /** What the reader of the file has to tell about it. */
  notes: NotedPart[];
}

export interface UntakenQuestion extends Named {
  kind: UntakenKind;
  /** What the file calls its type, where it is none of ours. */
  type?: string;
}

export const isTakeable = (question: SourceQuestion | UntakenQuestion): question is SourceQuestion =>
  'answers' in question;

/** What a file holds. */
export interface SourceFile {
  questions: (SourceQuestion | UntakenQuestion)[];
  /** Categories that it sorts them into. */
  categories: string[];
}

/** The propositions of a question that is true or false, in words of ours. */
export interface TruthWords {
  right: string;
  wrong: string;
}
