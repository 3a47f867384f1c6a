import type { KeyboardEvent } from 'react';

const isTypedInto = (target: Element) =>
  target.matches('textarea, select, input:not([type=checkbox], [type=radio])');

/** The question that contains the focused element, to which a key applies. */
const questionOf = (target: Element) => target.closest<HTMLElement>('[data-question]');

const firstField = (question: Element) =>
  question.querySelector<HTMLElement>('input:checked, input:not([type=hidden]), textarea');

/** Focuses the question after this one, or the button that validates the step after the last. */
function goOn(form: HTMLElement, question: HTMLElement | null): void {
  const all = [...form.querySelectorAll('[data-question]')];
  const beyond = question ? all.slice(all.indexOf(question) + 1) : all;
  // A report also has questions without fields: a text to read, a calculation.
  const fields = beyond.map(firstField).filter((field) => field !== null);
  (fields[0] ?? form.querySelector<HTMLElement>('[data-validate]'))?.focus();
}

/**
 * Letters and digits tick the proposition with that rank in the focused question; Enter goes to the next
 * question instead of submitting the form.
 */
export function pressKey(event: KeyboardEvent<HTMLFormElement>): void {
  const target = event.target as Element;
  if (event.altKey || event.ctrlKey || event.metaKey || target.matches('button')) return;
  const question = questionOf(target);
  if (event.key === 'Enter') {
    event.preventDefault();
    goOn(event.currentTarget, question);
    return;
  }
  if (isTypedInto(target) || !question) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase().charCodeAt(0) - 97 : digit;
  const field = question.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')[
    letter
  ];
  if (letter < 0 || !field) return;
  event.preventDefault();
  // The viewer must not handle the key as well.
  event.stopPropagation();
  field.focus();
  field.click();
}
