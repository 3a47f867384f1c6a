import type { FormEvent } from 'react';
import { tooLong } from '#lib/platform/too-long-texts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

function tell(field: Field, most: number): number {
  const over = field.value.trim().length - most;
  field.setCustomValidity(over > 0 ? tooLong(over) : '');
  return over;
}

/**
 * For a text field of a form: a text that is too long is reported while it is typed, with the excess, and the form
 * cannot be sent. Nothing is cut, as `maxLength` would.
 * @param most characters, without the spaces around them, which are not stored
 */
export const withinLimit = (most: number) => ({
  onInput({ currentTarget: field }: FormEvent<Field>) {
    if (tell(field, most) > 0) field.reportValidity();
  },
});

/**
 * `withinLimit` for a field that is filled without typing, as a file's title fills one: reported when the form is
 * sent.
 */
export const filledWithinLimit = (most: number) => ({
  ...withinLimit(most),
  ref(field: Field | null) {
    if (field) tell(field, most);
  },
});
