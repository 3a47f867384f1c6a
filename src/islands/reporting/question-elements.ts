import type { Field } from './form-keys.ts';

/** The questions of a form in the page: the order of their elements decides which one is next. */

const QUESTION = '[data-question]';
/** Questions that can be answered: texts to read and computed values are skipped. */
const ANSWERABLE = `${QUESTION}:not(.information, .formula)`;
/** The element to focus for a question: the checked choice, else the first field. */
const FIELDS = 'input:checked, input:not([type=button]), textarea';

export function questionOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(QUESTION) : null;
}

export function questionElement(form: HTMLElement, id: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
}

/** The first or the last question of the shown page. */
export function endOf(form: HTMLElement, end: 1 | -1): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(`.answer-page ${ANSWERABLE}`)].at(end === 1 ? 0 : -1);
}

/** The next or previous question in reading order; without a starting point, the first or the last one. */
export function neighbour(form: HTMLElement, from: HTMLElement | null, by: 1 | -1): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLElement>(ANSWERABLE)];
  if (!from) return all.at(by === 1 ? 0 : -1);
  const side = by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beyond = all.filter((each) => each !== from && from.compareDocumentPosition(each) & side);
  return beyond.at(by === 1 ? 0 : -1);
}

/** The last question nested under a question; the question itself if there is none. */
export function lastBelow(question: HTMLElement): HTMLElement {
  return [...(question.closest('li')?.querySelectorAll<HTMLElement>(QUESTION) ?? [])].at(-1) ?? question;
}

/** Focuses a question, at the field of its answer. */
export function focusQuestion(question: HTMLElement): void {
  const fields = [...question.querySelectorAll<HTMLElement>(FIELDS)];
  const field = fields.find((each) => each.matches(':checked')) ?? fields[0] ?? question;
  field.focus({ preventScroll: true });
  question.scrollIntoView({ block: 'nearest' });
}

/** Focuses a question without focusing a text field: keys that were pressed before are not meant for it. */
export function standAt(question: HTMLElement): void {
  const field = question.querySelector(FIELDS);
  if (fieldOf(field) === undefined) focusQuestion(question);
  else question.focus({ preventScroll: true });
}

/** The type of the text field that an event comes from, if any. */
export function fieldOf(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLTextAreaElement) return 'lines';
  if (!(target instanceof HTMLInputElement) || /^(radio|checkbox)$/.test(target.type)) return undefined;
  if (target.type === 'date') return 'date';
  return target.inputMode === 'decimal' ? 'number' : 'line';
}
