import { attributeOf, type HtmlElement, isElement, wordsOf } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { ReportSection } from '../report-sections.ts';
import type { Page, Question } from '../tree.ts';
import { MrrtChoices } from './mrrt-choices.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import { shownIf } from './mrrt-conditions.ts';
import { type FieldKind, fieldKind, isField, namesOf, readField } from './mrrt-fields.ts';
import {
  labelsOf,
  labelWords,
  ownLabel,
  rowWords,
  spareLabel,
  wordsAfter,
  wordsBefore,
} from './mrrt-labels.ts';
import type { FileCondition, Reading } from './reading.ts';
import { sectionNamed } from './section-words.ts';

/** The place of an element. */
export interface MrrtPlace {
  group: string;
  conditions: readonly FileCondition[];
  isInSection: boolean;
}

const HEADING = /^(h[3-6]|legend|summary)$/;
const isSubhead = (element: HtmlElement) =>
  HEADING.test(element.name) || /\brr-subhead\b/.test(attributeOf(element, 'class') ?? '');

/** Walks a template and gathers its fields as questions, in pages. */
export class MrrtPages {
  readonly #root: HtmlElement;
  readonly #reading: Reading;
  readonly #labels: ReadonlyMap<string, string>;
  readonly #choices: MrrtChoices;
  readonly #codes: MrrtCodes;
  readonly #pages: Page[] = [];
  #section: ReportSection = 'findings';
  #named = '';
  /** The name of the previous field. */
  #previous = '';

  constructor(root: HtmlElement, reading: Reading, codes: MrrtCodes) {
    this.#root = root;
    this.#reading = reading;
    this.#labels = labelsOf(root);
    this.#codes = codes;
    this.#choices = new MrrtChoices(reading, this.#labels, codes);
  }

  read(): Page[] {
    this.#visitAll(this.#root, { group: '', conditions: [], isInSection: false });
    return this.#pages.filter(({ questions }) => questions.length > 0);
  }

  #openPage(name: string): void {
    this.#named = name;
    this.#section = sectionNamed(name) ?? 'findings';
    const last = this.#pages.at(-1);
    if (last?.questions.length === 0) last.name = this.#pageName(name);
    else if (this.#pages.length < MAX.pages)
      this.#pages.push({ id: this.#reading.newId('p'), name: this.#pageName(name), questions: [] });
    else this.#reading.note('too-many', name);
  }

  #pageName(name: string): string {
    return this.#reading.cut(name || this.#reading.words.page, MAX.pageName);
  }

  #visitAll(element: HtmlElement, given: MrrtPlace): void {
    let place = given;
    for (const child of element.children) {
      if (!isElement(child) || child.name === 'head') continue;
      if (child.name === 'h2' && !place.isInSection) this.#openPage(labelWords(child));
      else if (isSubhead(child)) {
        const name = labelWords(child);
        if (name !== '' && name !== this.#named) place = { ...place, group: name };
      } else this.#visit(child, place);
    }
  }

  #visit(element: HtmlElement, place: MrrtPlace): void {
    const kind = fieldKind(element);
    const condition = shownIf(element);
    const inside = condition ? { ...place, conditions: [...place.conditions, condition] } : place;
    if (kind) this.#read(element, kind, inside);
    else if (element.name === 'section') this.#visitSection(element, inside);
    else if (element.name === 'tr') this.#visitRow(element, inside);
    else if (element.name !== 'button' && element.name !== 'header') {
      if (element.name === 'div' && attributeOf(element, 'data-lesion') !== undefined)
        this.#reading.note('repeating-group', this.#named);
      this.#visitAll(element, inside);
    }
  }

  #visitSection(element: HtmlElement, place: MrrtPlace): void {
    const header = element.children.find((each) => isElement(each) && /^(header|h2)$/.test(each.name));
    const words = header && isElement(header) ? labelWords(header) : '';
    const name = words || (attributeOf(element, 'data-section-name') ?? '');
    if (name === '') this.#visitAll(element, place);
    else if (place.isInSection) {
      this.#section = sectionNamed(name) ?? this.#section;
      this.#visitAll(element, { ...place, group: name });
    } else {
      this.#openPage(name);
      const page = this.#pages.at(-1);
      if (page?.questions.length === 0) Object.assign(page, this.#codes.of(element));
      this.#visitAll(element, { ...place, group: '', isInSection: true });
    }
  }

  /** A row whose fields are in a table of their own is a group. */
  #visitRow(element: HtmlElement, place: MrrtPlace): void {
    const [first, ...others] = element.children.filter(isElement);
    const hasTable = others.some((cell) =>
      cell.children.some((each) => isElement(each) && each.name === 'table'),
    );
    const words = first && hasTable ? wordsOf(first, isField).replace(/[:*\s]+$/, '') : '';
    this.#visitAll(element, words === '' ? place : { ...place, group: words });
  }

  #read(element: HtmlElement, kind: FieldKind, place: MrrtPlace): void {
    if (this.#pages.length === 0) this.#openPage('');
    const { group, conditions } = place;
    if (kind === 'checkbox' || kind === 'radio') {
      const context = { group: group || this.#named, section: this.#section };
      const made = this.#choices.take(element, kind, context);
      if (made) this.#add(made, conditions);
      return;
    }
    const label = this.#label(element, kind);
    const text = this.#textOf(label, group);
    if (!this.#reading.hasRoom(1)) {
      this.#reading.note('too-many', text);
      return;
    }
    const section = sectionNamed(label) ?? this.#section;
    const base = { id: this.#reading.newId('q'), text: this.#reading.cut(text, MAX.questionText), section };
    const target = readField(element, kind, base, wordsAfter(element), this.#reading, this.#codes);
    this.#noteMarks(element, target.question);
    for (const name of namesOf(element))
      if (!this.#reading.targets.has(name)) this.#reading.targets.set(name, target);
    this.#add(target.question, conditions);
  }

  /** The name of a field: by its label, its row, the words before it; for a large one by its section. */
  #label(element: HtmlElement, kind: FieldKind): string {
    const own = ownLabel(element, this.#labels) || rowWords(element) || wordsBefore(element);
    if (own !== '' || (kind === 'textarea' && this.#named !== '')) return own || this.#named;
    const spare = spareLabel(element);
    this.#reading.note('label-missing', spare);
    return spare;
  }

  /** The text of a question: in its group, and after another one that is called alike. */
  #textOf(label: string, group: string): string {
    const { words } = this.#reading;
    const whole = group === '' || group === label ? label : words.inGroup(group, label);
    const isAgain = whole === this.#previous;
    this.#previous = whole;
    return isAgain ? words.after(whole) : whole;
  }

  #noteMarks(element: HtmlElement, question: Question): void {
    if (attributeOf(element, 'data-field-completion-action')?.toUpperCase() === 'ALERT')
      question.important = true;
    Object.assign(question, this.#codes.of(element));
  }

  #add(question: Question, conditions: readonly FileCondition[]): void {
    const page = this.#pages.at(-1);
    const options = 'options' in question ? question.options.length : 0;
    if (!page || page.questions.length >= MAX.questions || !this.#reading.hasRoom(options)) {
      this.#reading.note('too-many', question.text);
      return;
    }
    page.questions.push(question);
    if (conditions.length > 0) this.#reading.pending.push({ question, conditions });
  }
}
