import { attributeOf, elementsIn, type HtmlElement, isElement, wordsOf } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { ReportSection } from '../report-sections.ts';
import type { Page, Question } from '../tree.ts';
import { MrrtChoices } from './mrrt-choices.ts';
import { shownIf } from './mrrt-conditions.ts';
import { fieldKind, isField, namesOf, readField } from './mrrt-fields.ts';
import { labelsOf, labelWords, ownLabel, rowWords, spareLabel, wordsAfter, wordsBefore } from './mrrt-labels.ts';
import type { FileCondition, Reading } from './reading.ts';
import { sectionNamed } from './section-words.ts';
import type { Target } from './targets.ts';

/** Where an element stands. */
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
  readonly #pages: Page[] = [];
  #section: ReportSection = 'findings';
  #named = '';
  /** What the field before is called. */
  #previous = '';

  constructor(root: HtmlElement, reading: Reading) {
    this.#root = root;
    this.#reading = reading;
    this.#labels = labelsOf(root);
    this.#choices = new MrrtChoices(reading, this.#labels);
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
    if (kind) return this.#read(element, place);
    if (element.name === 'button' || element.name === 'header') return;
    const condition = shownIf(element);
    const inside = condition ? { ...place, conditions: [...place.conditions, condition] } : place;
    if (element.name === 'section') this.#visitSection(element, inside);
    else if (element.name === 'tr') this.#visitRow(element, inside);
    else {
      if (element.name === 'div' && attributeOf(element, 'data-lesion') !== undefined)
        this.#reading.note('repeating-group', this.#named);
      this.#visitAll(element, inside);
    }
  }

  #visitSection(element: HtmlElement, place: MrrtPlace): void {
    const header = element.children.find((each) => isElement(each) && /^(header|h2)$/.test(each.name));
    const words = header && isElement(header) ? labelWords(header) : '';
    const name = words || (attributeOf(element, 'data-section-name') ?? '');
    if (name === '') return this.#visitAll(element, place);
    if (!place.isInSection) {
      this.#openPage(name);
      return this.#visitAll(element, { ...place, group: '', isInSection: true });
    }
    this.#section = sectionNamed(name) ?? this.#section;
    this.#visitAll(element, { ...place, group: name });
  }

  /** A row whose fields stand in a table of their own is a group. */
  #visitRow(element: HtmlElement, place: MrrtPlace): void {
    const [first, ...others] = element.children.filter(isElement);
    const hasTable = others.some((cell) => cell.children.some((each) => isElement(each) && each.name === 'table'));
    const words = first && hasTable ? wordsOf(first, isField).replace(/[:*\s]+$/, '') : '';
    this.#visitAll(element, words === '' ? place : { ...place, group: words });
  }

  #read(element: HtmlElement, place: MrrtPlace): void {
    const kind = fieldKind(element);
    if (!kind) return;
    if (this.#pages.length === 0) this.#openPage('');
    const condition = shownIf(element);
    const conditions = condition ? [...place.conditions, condition] : place.conditions;
    if (kind === 'checkbox' || kind === 'radio') {
      const context = { group: place.group || this.#named, section: this.#section };
      const made = this.#choices.take(element, kind, context);
      if (made) this.#add(made, conditions);
      return;
    }
    const own = ownLabel(element, this.#labels) || rowWords(element) || wordsBefore(element);
    const label = own || (kind === 'textarea' && this.#named) || spareLabel(element);
    if (own === '' && label !== this.#named) this.#reading.note('label-missing', label);
    const isAgain = label === this.#previous;
    this.#previous = label;
    const called = isAgain ? this.#reading.words.after(label) : label;
    const { group } = place;
    const whole = group === '' || group === label ? called : this.#reading.words.inGroup(group, called);
    if (!this.#reading.hasRoom(1)) return this.#reading.note('too-many', whole);
    const base = {
      id: this.#reading.newId('q'),
      text: this.#reading.cut(whole, MAX.questionText),
      section: sectionNamed(label) ?? this.#section,
    };
    const target = readField(element, kind, base, wordsAfter(element), this.#reading);
    if (attributeOf(element, 'data-field-completion-action')?.toUpperCase() === 'ALERT')
      target.question.important = true;
    if (attributeOf(element, 'data-radlex') || attributeOf(element, 'data-loinc'))
      this.#reading.note('codes', whole);
    for (const name of namesOf(element)) this.#name(name, target);
    this.#add(target.question, conditions);
  }

  #name(name: string, target: Target): void {
    if (!this.#reading.targets.has(name)) this.#reading.targets.set(name, target);
  }

  #add(question: Question, conditions: readonly FileCondition[]): void {
    const page = this.#pages.at(-1);
    const options = 'options' in question ? question.options.length : 0;
    if (!page || page.questions.length >= MAX.questions || !this.#reading.hasRoom(options))
      return this.#reading.note('too-many', question.text);
    page.questions.push(question);
    if (conditions.length > 0) this.#reading.pending.push({ question, conditions });
  }
}

