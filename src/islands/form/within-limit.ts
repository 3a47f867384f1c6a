import type { FormEvent } from 'react';
import { tooLong } from '#lib/messages/too-long.ts';

/**
 * For a text field of a form: a text that is too long is told while it is typed, by how much, and keeps the form from being
 * sent. Nothing is cut, as `maxLength` would.
 * @param most characters, without the spaces around them, which are not stored
 */
export const withinLimit = (most: number) => ({
  onInput({ currentTarget: field }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const over = field.value.trim().length - most;
    field.setCustomValidity(over > 0 ? tooLong(over) : '');
    if (over > 0) field.reportValidity();
  },
});
