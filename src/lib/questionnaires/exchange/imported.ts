import type { QuestionnaireBody } from '../body-schema.ts';

/**
 * A kind of content in a file that a questionnaire lacks or represents differently; the messages are in
 * `questionnaires/exchange-texts.ts`.
 */
export type NoteCode =
  // Imported in another form.
  | 'boolean'
  | 'open-choice'
  | 'group-joined'
  | 'nested'
  | 'value-set'
  | 'time'
  | 'repeats'
  | 'cut'
  | 'prefix'
  | 'source'
  | 'label-missing'
  | 'hint'
  | 'repeat-asked'
  | 'group-open'
  | 'group-end'
  | 'duplicate-name'
  // Not imported.
  | 'formatted'
  | 'codes'
  | 'template-codes'
  | 'condition'
  | 'expression'
  | 'options'
  | 'repeating-group'
  | 'type'
  | 'value-set-elsewhere'
  | 'initial'
  | 'max-length'
  | 'occurrences'
  | 'read-only'
  | 'units'
  | 'media'
  | 'modifier'
  | 'extension'
  | 'script'
  | 'row'
  | 'disabled'
  | 'device'
  | 'list-missing'
  | 'expression-missing'
  | 'constraint'
  | 'choice-filter'
  | 'required-if'
  | 'quoted-answer'
  | 'languages'
  | 'column'
  | 'too-many'
  | 'too-deep';

export interface NotePlace {
  /** The text of the item that the note is about; empty for the file itself. */
  item: string;
  /** The detail, quoted from the file. */
  detail: string;
}

export interface NoteGroup {
  code: NoteCode;
  count: number;
  /** The first places with this note, at most `PLACES_MAX`. */
  places: readonly NotePlace[];
}

/** A questionnaire read from a file, with notes on what was changed or left out. */
export interface ImportedQuestionnaire {
  title: string;
  body: QuestionnaireBody;
  notes: readonly NoteGroup[];
}

/** Why a file is not a questionnaire. */
export type ImportProblem =
  | 'unreadable'
  | 'too-large'
  | 'too-deep'
  | 'not-known'
  | 'not-a-questionnaire'
  | 'newer-version'
  | 'no-question'
  | 'old-workbook'
  | 'damaged-workbook'
  | 'no-survey';

export type ReadFile = ImportedQuestionnaire | { problem: ImportProblem };

/** French texts that reading a file stores in the questionnaire. */
export interface ImportWords {
  untitled: string;
  page: string;
  yes: string;
  no: string;
  other: string;
  specify: string;
  source: string;
  /** The text of a question whose group is merged into the page. */
  inGroup(group: string, text: string): string;
  /** The text of a question without one, named after the question before it. */
  after(text: string): string;
}

/** Maximum length of a file in characters; no real questionnaire is longer. */
export const IMPORT_MAX = 4 * 1024 * 1024;

/** Maximum number of places kept for each kind of note. */
const PLACES_MAX = 200;
const WORDS_MAX = 120;
const short = (text: string) => (text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX - 1)}…` : text);

/** Collects the notes on a file, in limited number: a malicious file could cause millions. */
export class Notes {
  readonly #groups = new Map<NoteCode, { code: NoteCode; count: number; places: NotePlace[] }>();

  add(code: NoteCode, item: string, detail = ''): void {
    const group = this.#groups.get(code) ?? { code, count: 0, places: [] };
    group.count += 1;
    if (group.places.length < PLACES_MAX) group.places.push({ item: short(item), detail: short(detail) });
    this.#groups.set(code, group);
  }

  get groups(): NoteGroup[] {
    return [...this.#groups.values()];
  }
}
