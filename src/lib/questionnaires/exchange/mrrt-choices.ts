import { attributeOf, type HtmlElement, isElement } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { ReportSection } from '../report-sections.ts';
import type { Question, QuestionOption } from '../tree.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import { isNothing, namesOf } from './mrrt-fields.ts';
import { around, labelWords, ownLabel, rowWords, spareLabel, wordsAfter } from './mrrt-labels.ts';
import type { Reading } from './reading.ts';
import type { ReadAnswer } from './targets.ts';

interface Open {
  question: Extract<Question, { type: 'single' | 'multiple' }>;
  answers: ReadAnswer[];
}

interface Context {
  group: string;
  section: ReportSection;
}

/** Boxes and buttons: those that are together, or have the same name, are the options of one question. */
export class MrrtChoices {
  readonly #reading: Reading;
  readonly #labels: ReadonlyMap<string, string>;
  readonly #codes: MrrtCodes;
  readonly #open = new Map<HtmlElement | string, Open>();

  constructor(reading: Reading, labels: ReadonlyMap<string, string>, codes: MrrtCodes) {
    this.#codes = codes;
    this.#reading = reading;
    this.#labels = labels;
  }

  /** Takes a box or a button in; returns the question that it begins, if it is the first of one. */
  take(element: HtmlElement, kind: 'checkbox' | 'radio', context: Context): Question | undefined {
    const name = attributeOf(element, 'name') ?? '';
    const place = blockOf(element);
    const key = kind === 'radio' && name !== '' ? `radio ${name}` : place;
    const known = this.#open.get(key);
    const open = known ?? this.#begin(element, place, kind, context);
    if (!known) this.#open.set(key, open);
    this.#addOption(element, open);
    return known ? undefined : open.question;
  }

  #begin(element: HtmlElement, place: HtmlElement, kind: 'checkbox' | 'radio', context: Context): Open {
    const { group, section } = context;
    const outer = around(place, /^(label|td|section)$/);
    const words =
      (outer?.name === 'label' ? labelWords(outer) : '') || rowWords(element) || titleBefore(place);
    const text =
      words === '' || words === group ? group : group ? this.#reading.words.inGroup(group, words) : words;
    if (text === '') this.#reading.note('label-missing', spareLabel(element));
    const type = kind === 'radio' ? 'single' : 'multiple';
    const shown = this.#reading.cut(text || spareLabel(element), MAX.questionText);
    const question = { id: this.#reading.newId('q'), type, text: shown, section, options: [] };
    return { question: question as unknown as Open['question'], answers: [] };
  }

  #addOption(element: HtmlElement, { question, answers }: Open): void {
    const label =
      ownLabel(element, this.#labels) || wordsAfter(element) || attributeOf(element, 'value') || '';
    // A button that is there to choose none of the others.
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

/** The words right before a block of boxes. */
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
