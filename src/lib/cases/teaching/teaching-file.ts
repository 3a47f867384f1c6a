/**
 * The content of a teaching file apart from its images, for its author's review before it leaves the browser. The
 * files are IHE TCE exports (DICOM) and MIRC documents (XML).
 */

/** The field to which a text is added. */
const TEXT_TARGETS = ['title', 'information', 'answer', 'tags', 'sheet', 'step', 'folder'] as const;
export type TextTarget = (typeof TEXT_TARGETS)[number];

/** Sections of the sheet with a fixed heading; `plain` is a text that has its own headings, or needs none. */
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

/** A free text, sent only if its author has ticked it after reading. */
export interface TeachingText {
  id: string;
  target: TextTarget;
  /** Section of the sheet that receives the text. */
  section?: Section;
  /** For the text of a step: index of the quiz that follows it. */
  quiz?: number;
  /** For the name of a folder: index of its group of images. */
  folder?: number;
  text: string;
}

export interface TeachingAnswer {
  text: string;
  isRight: boolean;
  /** Feedback shown after the answer. */
  response: string;
}

/** A question of a quiz, accepted or refused as a whole. */
export interface TeachingQuestion {
  id: string;
  quiz: number;
  text: string;
  answers: TeachingAnswer[];
}

/** The parts of a file that are not imported. */
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
  /** The name that the file gives to the part. */
  detail: string;
}

/** Reasons for asking before an export is imported. */
const DOUBTS = ['trial', 'research', 'delayed'] as const;
export type Doubt = (typeof DOUBTS)[number];

export interface TeachingFile {
  kind: 'tce' | 'mirc';
  doubts: Doubt[];
  texts: TeachingText[];
  questions: TeachingQuestion[];
  /** From 1 to 5, derived from a closed list of levels. */
  difficulty?: number;
  /** Tags of our closed list. */
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

/** Maximum length of a displayed text, in characters: nobody would review more. */
export const TEXT_MAX = 20_000;

/** Adds a non-empty text, unless the same text is already in the same place. */
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

/** Records a part that is not imported, once. */
export function addLeft({ left }: TeachingFile, part: LeftPart['part'], detail: string): void {
  const said = detail.trim().slice(0, 200);
  if (!left.some((other) => other.part === part && other.detail === said)) left.push({ part, detail: said });
}
