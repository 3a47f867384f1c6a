import type { QuestionnaireBody } from '../body-schema.ts';

/**
 * Something in a file that a questionnaire does not have, or has in another form; `questionnaires/exchange-texts.ts`
 * has the words.
 */
export type NoteCode =
  // Understood in another way.
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
  // Not carried over.
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
  /** The words of the item that it is about; empty for the file itself. */
  item: string;
  /** The detail, in the file's own words. */
  detail: string;
}

export interface NoteGroup {
  code: NoteCode;
  count: number;
  /** The first of the places. */
  places: readonly NotePlace[];
}

/** A questionnaire of a file, and what became of the rest. */
export interface Imported {
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

export type ReadFile = Imported | { problem: ImportProblem };

/** Words of our own that reading a file stores. */
export interface ImportWords {
  untitled: string;
  page: string;
  yes: string;
  no: string;
  other: string;
  specify: string;
  source: string;
  /** A question of a group that is joined with its page. */
  inGroup(group: string, text: string): string;
  /** A question without a text, after one that has one. */
  after(text: string): string;
}

/** Characters of a file beyond which nothing is read: no questionnaire has as many. */
export const IMPORT_MAX = 4 * 1024 * 1024;

/** How many places are kept for each kind of note. */
const PLACES_MAX = 200;
const WORDS_MAX = 120;
const short = (text: string) => (text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX - 1)}…` : text);

/** Collects the notes on a file; for a hostile one no more than can be read. */
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
