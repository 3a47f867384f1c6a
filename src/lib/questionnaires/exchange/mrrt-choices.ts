import { attributeOf, type HtmlElement, isElement } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { ReportSection } from '../report-sections.ts';
import type { Question, QuestionOption } from '../tree.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import { importance, namesOf } from './mrrt-fields.ts';
import { around, labelWords, ownLabel, rowWords, spareLabel, wordsAfter } from './mrrt-labels.ts';
import { isNothing } from './mrrt-lists.ts';
import { groupNames } from './mrrt-names.ts';
import type { FileImport } from './reading.ts';
import type { ReadAnswer } from './targets.ts';

interface Open {
  question: Extract<Question, { type: 'single' | 'multiple' }>;
  answers: ReadAnswer[];
}

interface Context {
  group: string;
  page: string;
  section: ReportSection;
}

/** Checkboxes and radio buttons: those in one block, or with the same name, are the options of one question. */
export class MrrtChoices {
  readonly #reading: FileImport;
  readonly #labels: ReadonlyMap<string, string>;
  /** Names of boxes that belong together. */
  readonly #groups: ReadonlySet<string>;
  readonly #codes: MrrtCodes;
  readonly #open = new Map<HtmlElement | string, Open>();
  /** The option of each box, by its id. */
  readonly #options = new Map<string, { option: QuestionOption; section: ReportSection }>();

  constructor(root: HtmlElement, labels: ReadonlyMap<string, string>, reading: FileImport, codes: MrrtCodes) {
    this.#groups = groupNames(root);
    this.#codes = codes;
    this.#reading = reading;
    this.#labels = labels;
  }

  /** Adds a checkbox or radio button as an option; returns its question if this is the question's first option. */
  take(element: HtmlElement, kind: 'checkbox' | 'radio', context: Context): Question | undefined {
    const name = attributeOf(element, 'name') ?? '';
    const place = blockOf(element);
    const isGroup = (kind === 'radio' && name !== '') || this.#groups.has(name);
    const key = isGroup ? `${kind} ${name}` : place;
    const known = this.#open.get(key);
    const open = known ?? this.#begin(element, place, kind, context);
    if (!known) this.#open.set(key, open);
    this.#addOption(element, open);
    return known ? undefined : open.question;
  }

  #begin(element: HtmlElement, place: HtmlElement, kind: 'checkbox' | 'radio', context: Context): Open {
    const { group, page, section } = context;
    const name = attributeOf(element, 'name') ?? '';
    const isGroup = this.#groups.has(name);
    const outer = around(place, /^(label|td|section)$/);
    const title = isGroup ? (this.#labels.get(name) ?? '') : '';
    const words =
      title || (outer?.name === 'label' ? labelWords(outer) : '') || rowWords(element) || titleBefore(place);
    // A title of its own needs no page before it.
    const whole = group || (title === '' ? page : '');
    const text =
      words === '' || words === whole ? whole : whole ? this.#reading.words.inGroup(whole, words) : words;
    if (text === '') this.#reading.note('label-missing', spareLabel(element));
    const type = kind === 'radio' ? 'single' : 'multiple';
    const shown = this.#reading.cut(text || spareLabel(element), MAX.questionText);
    const question = { id: this.#reading.newId('q'), type, text: shown, section, options: [] };
    const part = isGroup ? partNamed(element, name) : undefined;
    if (part) Object.assign(question, this.#codes.of(part), importance(part));
    return { question: question as unknown as Open['question'], answers: [] };
  }

  /** The words of a box: those of a label of its own, not of one for all that have its name. */
  #words(element: HtmlElement): string {
    const isOne = !this.#groups.has(attributeOf(element, 'name') ?? '');
    const own = ownLabel(element, this.#labels, isOne ? ['id', 'name'] : ['id']);
    const words = own || wordsAfter(element) || attributeOf(element, 'value') || '';
    return words === '' && textBeside(element) ? this.#reading.words.other : words;
  }

  /** Takes in the text that is typed in place of the words of a box, as a question under its option. */
  specify(element: HtmlElement): boolean {
    const [, box] = FREE_TEXT.exec(attributeOf(element, 'id') ?? '') ?? [];
    const found = box === undefined ? undefined : this.#options.get(box);
    if (!found || !this.#reading.hasRoom(1)) return false;
    const value = attributeOf(element, 'value') ?? '';
    const typed = value === '' || value === found.option.text ? undefined : value;
    found.option.questions = [
      {
        id: this.#reading.newId('q'),
        type: 'text',
        text: this.#reading.words.specify,
        section: found.section,
        ...(typed !== undefined && { defaultAnswer: this.#reading.cut(typed, MAX.defaultText) }),
      },
    ];
    return true;
  }

  #addOption(element: HtmlElement, { question, answers }: Open): void {
    const label = this.#words(element);
    // A radio button that stands for « no choice » is not an option.
    if (question.type === 'single' && isNothing(label)) return;
    const option: QuestionOption = {
      id: this.#reading.newId('o'),
      text: this.#reading.cut(label || spareLabel(element), MAX.optionText),
      ...this.#codes.of(element),
    };
    if (question.options.length >= MAX.options || !this.#reading.hasRoom(1)) {
      this.#reading.note('too-many', question.text, option.text);
      return;
    }
    question.options.push(option);
    this.#options.set(attributeOf(element, 'id') ?? '', { option, section: question.section });
    const value = attributeOf(element, 'value') ?? option.text;
    answers.push({ id: option.id, value });
    for (const name of namesOf(element)) {
      const isShared = question.type === 'single' && name === attributeOf(element, 'name');
      const own = { question, answers: isShared ? answers : [{ id: option.id, value: true }] };
      if (!this.#reading.targets.has(name)) this.#reading.targets.set(name, own);
    }
    if (attributeOf(element, 'checked') !== undefined) this.#choose(question, option.id);
  }

  #choose(question: Open['question'], id: string): void {
    if (question.type === 'single') question.defaultAnswer = id;
    else question.defaultAnswer = [...(question.defaultAnswer ?? []), id];
  }
}

/** The id of the field for the words of a box that is named by it. */
const FREE_TEXT = /^(.+)_FreeText$/i;

const textBeside = (box: HtmlElement): boolean =>
  (box.parent?.children ?? []).some(
    (each) =>
      isElement(each) && FREE_TEXT.exec(attributeOf(each, 'id') ?? '')?.[1] === attributeOf(box, 'id'),
  );

/** The part of a template around a field that has this id. */
function partNamed(element: HtmlElement, id: string): HtmlElement | undefined {
  for (let above = element.parent; above; above = above.parent)
    if (attributeOf(above, 'id') === id) return above;
  return undefined;
}

/** The words right before a block of checkboxes or radio buttons. */
function titleBefore(place: HtmlElement): string {
  const siblings = place.parent?.children ?? [];
  const near = siblings.slice(Math.max(0, place.at - 2), place.at);
  const before = near.findLast((each) => isElement(each) || each.trim() !== '');
  return before && isElement(before) && /^(span|b|strong|p|label)$/.test(before.name)
    ? labelWords(before)
    : '';
}

/** The cell, line or box that contains a field, beyond its own label. */
function blockOf(element: HtmlElement): HtmlElement {
  let above = element.parent;
  while (above?.parent && /^(label|span|b|i|em|strong|font|nobr)$/.test(above.name)) above = above.parent;
  return above ?? element;
}
