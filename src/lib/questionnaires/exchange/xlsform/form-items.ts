import { type Json, objectsIn, textIn } from '../json-value.ts';
import { type FormTerms, noteColumns, questionItem, relevance, whenExtension } from './form-question.ts';
import { rowType } from './form-types.ts';
import { plainWords, worded } from './form-words.ts';
import type { FormRow } from './sheets.ts';

/** Maximum nesting of groups; no real form has more. */
const GROUPS_MAX = 30;

/** An open group, with the items read so far. */
interface Level {
  label: string;
  repeats: boolean;
  items: Json[];
}

/** A condition that one option is chosen: « ${q} = 'a' » or « selected(${q}, 'a') ». */
const ONE_OPTION =
  /^(?:selected\s*\(\s*)?\$\{\s*([\w.-]{1,200})\s*\}\s*(?:=|,)\s*(?:'([^']{0,200})'|"([^"]{0,200})"|(\d{1,9}))\s*\)?$/;

/** Converts the rows of a form to FHIR questionnaire items, which are then read like those of any other file. */
export class FormItems {
  readonly #terms: FormTerms;
  readonly #levels: Level[] = [{ label: '', repeats: false, items: [] }];
  readonly #names = new Set<string>();
  /** Options that already have a repeated group. */
  readonly #repeating = new Set<string>();

  constructor(terms: FormTerms) {
    this.#terms = terms;
  }

  /** The items; undefined where groups are nested too deeply. */
  read(rows: readonly FormRow[]): Json[] | undefined {
    for (const row of rows) {
      this.#take(row);
      if (this.#levels.length > GROUPS_MAX) return undefined;
    }
    for (const { label } of this.#levels.slice(1)) this.#terms.reading.note('group-open', label);
    return this.#levels[0]?.items;
  }

  get #level(): Level {
    return this.#levels.at(-1) as Level;
  }

  #take(row: FormRow): void {
    const { reading } = this.#terms;
    const type = rowType(row.values.get('type') ?? '');
    const label = row.values.get('name') ?? worded(row, 'label', this.#terms.language);
    if (/^(yes|true)$/i.test(row.values.get('disabled') ?? ''))
      reading.note('disabled', label, String(row.line));
    else if (type.kind === 'begin') this.#open(row, type.repeats);
    else if (type.kind === 'end') this.#close(row, type.repeats);
    else if (!row.values.has('type')) reading.note('row', label, String(row.line));
    else {
      const item = questionItem(row, type, this.#terms);
      if (item) this.#name(item);
      if (item) this.#level.items.push(item);
    }
  }

  #name({ linkId }: Json): void {
    const name = textIn(linkId);
    if (name !== '' && this.#names.has(name)) this.#terms.reading.note('duplicate-name', name);
    this.#names.add(name);
  }

  #close({ values, line }: FormRow, repeats: boolean): void {
    const { reading } = this.#terms;
    const isOpen = this.#levels.length > 1;
    if (!isOpen || this.#level.repeats !== repeats)
      reading.note('group-end', isOpen ? this.#level.label : (values.get('type') ?? ''), String(line));
    if (!isOpen) return;
    this.#levels.pop();
  }

  #open(row: FormRow, repeats: boolean): void {
    const { language, reading } = this.#terms;
    const name = row.values.get('name') ?? '';
    const label = plainWords(worded(row, 'label', language), reading) || name;
    noteColumns(row, label, reading);
    const items: Json[] = [];
    const group: Json = { type: 'group', linkId: name, text: label, item: items };
    const isInside = this.#levels.some((level) => level.repeats);
    if (repeats && row.values.has('repeat_count'))
      reading.note('occurrences', label, row.values.get('repeat_count'));
    // A repetition inside another is read as a single group; reading the items adds a note about it.
    if (repeats && !isInside) this.#addRepeat({ ...group, repeats: true }, relevance(row));
    else this.#level.items.push({ ...group, repeats, extension: whenExtension(relevance(row)) });
    this.#levels.push({ label, repeats, items });
  }

  /** Puts a repeated group under the option that its condition names, or else under a « yes » option of its own. */
  #addRepeat(group: Json, condition: string): void {
    const { reading } = this.#terms;
    const [, question = '', ...values] = ONE_OPTION.exec(condition.trim()) ?? [];
    const code = values.find((each) => each !== undefined);
    const above = this.#level.items.find(
      ({ linkId, answerOption }) => linkId === question && objectsIn(answerOption).length > 0,
    );
    const option = objectsIn(above?.answerOption).find(
      ({ valueCoding }) => (valueCoding as Json).code === code,
    );
    const key = JSON.stringify([question, code]);
    if (above && option && !this.#repeating.has(key)) {
      this.#repeating.add(key);
      (above.item as Json[]).push({ ...group, enableWhen: [isAnswered(question, code ?? '')] });
      return;
    }
    const { yes, no } = reading.words;
    const linkId = this.#freeName(textIn(group.linkId));
    reading.note('repeat-asked', textIn(group.text));
    this.#level.items.push({
      type: 'choice',
      linkId,
      text: group.text,
      answerOption: [no, yes].map((code) => ({ valueCoding: { code } })),
      extension: whenExtension(condition),
      item: [{ ...group, enableWhen: [isAnswered(linkId, yes)] }],
    });
  }

  /** A name for an added question that no name in the form can equal. */
  #freeName(name: string): string {
    return `${name || 'repeat'} ?${this.#levels.length}.${this.#level.items.length}`;
  }
}

const isAnswered = (question: string, code: string): Json => ({
  question,
  operator: '=',
  answerCoding: { code },
});
