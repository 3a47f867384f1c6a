import { attributeOf, type HtmlElement, isElement, wordsOf } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { ReportSection } from '../report-sections.ts';
import { optionsOf, type Page, type Question } from '../tree.ts';
import { MrrtChoices } from './mrrt-choices.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import { shownIf } from './mrrt-conditions.ts';
import { type FieldKind, fieldKind, importance, isField, namesOf, readField } from './mrrt-fields.ts';
import { labelsOf, labelWords, normalValues, staticWords, wordsAfter } from './mrrt-labels.ts';
import { listsOf } from './mrrt-lists.ts';
import { MrrtNames } from './mrrt-names.ts';
import type { FileCondition, FileImport } from './reading.ts';
import { sectionNamed } from './section-words.ts';

/** The context of an element: its group, its conditions and whether it is in a section. */
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
  readonly #reading: FileImport;
  readonly #title: string;
  readonly #names: MrrtNames;
  readonly #lists: ReadonlyMap<string, HtmlElement>;
  readonly #choices: MrrtChoices;
  readonly #codes: MrrtCodes;
  readonly #pages: Page[] = [];
  #section: ReportSection = 'findings';
  #named = '';

  constructor(root: HtmlElement, title: string, reading: FileImport, codes: MrrtCodes) {
    const labels = labelsOf(root);
    this.#root = root;
    this.#title = title;
    this.#reading = reading;
    this.#names = new MrrtNames(labels, reading);
    this.#lists = listsOf(root);
    this.#codes = codes;
    this.#choices = new MrrtChoices(root, labels, reading, codes);
  }

  read(): Page[] {
    this.#visitAll(this.#root, { group: '', conditions: [], isInSection: false });
    return this.#pages.filter(({ questions }) => questions.length > 0);
  }

  #openPage(name: string, told = ''): void {
    this.#named = name;
    this.#section = sectionNamed(name) ?? sectionNamed(told) ?? 'findings';
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
    else if (element.name === 'p' && place.isInSection && staticWords(element) !== '')
      this.#inform(staticWords(element), inside);
    else if (element.name !== 'button' && element.name !== 'header') {
      if (element.name === 'div' && attributeOf(element, 'data-lesion') !== undefined)
        this.#reading.note('repeating-group', this.#named);
      this.#visitAll(element, inside);
    }
  }

  #visitSection(element: HtmlElement, place: MrrtPlace): void {
    const header = element.children.find((each) => isElement(each) && /^(header|h2)$/.test(each.name));
    const words = header && isElement(header) ? labelWords(header) : '';
    const told = attributeOf(element, 'data-section-name') ?? '';
    // Some templates write their own title over their first section.
    const name = (words === this.#title && told) || words || told;
    if (name === '') this.#visitAll(element, place);
    else if (place.isInSection) {
      const outer = this.#section;
      this.#section = sectionNamed(name) ?? sectionNamed(told) ?? outer;
      this.#visitAll(element, { ...place, group: name });
      this.#section = outer;
    } else {
      this.#openPage(name, told);
      const page = this.#pages.at(-1);
      if (page?.questions.length === 0) Object.assign(page, this.#codes.of(element));
      this.#visitAll(element, { ...place, group: '', isInSection: true });
    }
  }

  /** A row whose other cells contain a table with fields is a group, named by its first cell. */
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
      const made = this.#choices.take(element, kind, { group, page: this.#named, section: this.#section });
      if (made) this.#add(made, conditions);
      return;
    }
    if (this.#choices.specify(element)) return;
    const label = this.#names.label(element, kind, group || this.#named);
    const text = this.#names.text(label, group);
    if (!this.#reading.hasRoom(1)) {
      this.#reading.note('too-many', text);
      return;
    }
    const section = sectionNamed(label) ?? this.#section;
    const base = { id: this.#reading.newId('q'), text: this.#reading.cut(text, MAX.questionText), section };
    const after = wordsAfter(element);
    const around = { after, list: this.#lists.get(attributeOf(element, 'list') ?? '') };
    const target = readField(element, kind, base, around, this.#reading, this.#codes);
    Object.assign(target.question, importance(element), this.#codes.of(element));
    for (const name of namesOf(element))
      if (!this.#reading.targets.has(name)) this.#reading.targets.set(name, target);
    this.#add(target.question, conditions);
    const normal = kind === 'number' ? normalValues(after) : '';
    if (normal !== '') this.#inform(normal, place, text);
  }

  /** A text that asks nothing; `of` names the question whose values it is about. */
  #inform(text: string, { conditions }: MrrtPlace, of = ''): void {
    if (this.#pages.length === 0 || !this.#reading.hasRoom(1)) {
      this.#reading.note('too-many', text);
      return;
    }
    if (of !== '') this.#reading.note('hint', of, text);
    const shown = this.#reading.cut(text, MAX.questionText);
    const section = this.#section;
    this.#add({ id: this.#reading.newId('q'), type: 'information', text: shown, section }, conditions);
  }

  #add(question: Question, conditions: readonly FileCondition[]): void {
    const page = this.#pages.at(-1);
    const options = optionsOf(question).reduce((sum, { questions = [] }) => sum + 1 + questions.length, 0);
    if (!page || page.questions.length >= MAX.questions || !this.#reading.hasRoom(options)) {
      this.#reading.note('too-many', question.text);
      return;
    }
    page.questions.push(question);
    if (conditions.length > 0) this.#reading.pending.push({ question, conditions });
  }
}
