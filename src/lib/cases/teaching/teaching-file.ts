/**
 * The content of a teaching file beside its images, as its author reviews it before any of it leaves the browser. The
 * files are IHE TCE exports (DICOM) and MIRC documents (XML).
 */

/** Where a text goes. */
const TEXT_TARGETS = ['title', 'information', 'answer', 'tags', 'sheet', 'step', 'folder'] as const;
export type TextTarget = (typeof TEXT_TARGETS)[number];

/** Sections of a sheet that have a heading of ours; `plain` is a text that brings its own headings, or needs none. */
const SECTIONS = [
  'abstract',
  'findings',
  'differential',
  'discussion',
  'pathology',
  'references',
  'note',
  'plain',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A free text: sent only once its author has read and ticked it. */
export interface TeachingText {
  id: string;
  target: TextTarget;
  /** Section of the sheet that a text is for. */
  section?: Section;
  /** For a text of a step: index of the quiz that it opens. */
  quiz?: number;
  /** For the name of a folder: index of the group of images. */
  folder?: number;
  text: string;
}

export interface TeachingAnswer {
  text: string;
  isRight: boolean;
  /** The feedback after it was answered. */
  response: string;
}

/** A question of a quiz, ticked as a whole. */
export interface TeachingQuestion {
  id: string;
  quiz: number;
  text: string;
  answers: TeachingAnswer[];
}

/** The parts of a file that are not taken. */
const LEFT_PARTS = [
  'author',
  'identity',
  'comments',
  'address',
  'missing-picture',
  'answer-picture',
  'annotation',
  'element',
  'concept',
  'formatting',
] as const;
export interface LeftPart {
  part: (typeof LEFT_PARTS)[number];
  /** The file's own name for it. */
  detail: string;
}

/** Why an export is not taken without asking. */
const DOUBTS = ['trial', 'research', 'delayed'] as const;
export type Doubt = (typeof DOUBTS)[number];

export interface TeachingFile {
  kind: 'tce' | 'mirc';
  doubts: Doubt[];
  texts: TeachingText[];
  questions: TeachingQuestion[];
  /** From 1 to 5, out of a closed list. */
  difficulty?: number;
  /** Out of a closed list. */
  tags: string[];
  left: LeftPart[];
}

export const emptyTeachingFile = (kind: TeachingFile['kind']): TeachingFile => ({
  kind,
  doubts: [],
  texts: [],
  questions: [],
  tags: [],
  left: [],
});

/** Characters of a text that is shown, at most: nobody reviews more. */
export const TEXT_MAX = 20_000;

/** Adds a non-empty text, unless it is at the same place already. */
export function addText(file: TeachingFile, { text, ...place }: Omit<TeachingText, 'id'>): void {
  const said = text.trim().slice(0, TEXT_MAX);
  const isKnown = file.texts.some(
    (other) =>
      other.text === said &&
      other.target === place.target &&
      other.section === place.section &&
      other.quiz === place.quiz &&
      other.folder === place.folder,
  );
  if (said !== '' && !isKnown) file.texts.push({ ...place, id: `t${file.texts.length + 1}`, text: said });
}

/** Names a part that is not taken, once. */
export function addLeft({ left }: TeachingFile, part: LeftPart['part'], detail: string): void {
  const said = detail.trim().slice(0, 200);
  if (!left.some((other) => other.part === part && other.detail === said)) left.push({ part, detail: said });
}
