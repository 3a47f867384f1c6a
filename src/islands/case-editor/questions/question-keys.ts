import type { KeyboardEvent } from 'react';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { commandOf, type KeyCommand } from '../../form/key-commands.ts';

/** A field of a question, as its keys see it. */
export interface WrittenField {
  isEmpty?: boolean;
  /** Focuses the next field to type in. */
  next(): void;
  move?(by: -1 | 1): void;
  remove?(): void;
  toggleRight?(): void;
}
type Where = 'text' | 'entry';

const { keys: k, help: h } = m;

/** All key commands in the text of a question or an entry of its list: key handling and help both use this table. */
export const QUESTION_KEYS: readonly KeyCommand<Where, WrittenField>[] = [
  { where: 'text', key: 'Enter', run: ({ next }) => next() },
  { where: 'entry', key: 'Enter', run: ({ next }) => next(), help: { keys: k.enter, text: h.next } },
  {
    where: 'entry',
    key: 'j',
    alt: true,
    available: ({ toggleRight }) => toggleRight !== undefined,
    run: ({ toggleRight }) => toggleRight?.(),
    help: { keys: k.altJ, text: h.right },
  },
  {
    where: 'both',
    key: 'ArrowUp',
    alt: true,
    run: ({ move }) => move?.(-1),
    help: { keys: k.altUpDown, text: h.move },
  },
  { where: 'both', key: 'ArrowDown', alt: true, run: ({ move }) => move?.(1) },
  {
    where: 'entry',
    key: 'Backspace',
    available: ({ isEmpty = false }) => isEmpty,
    run: ({ remove }) => remove?.(),
    help: { keys: k.backspace, text: h.remove },
  },
];

/** Keys of the whole question, listed in the help with the others. */
export const OTHER_KEYS = [
  { keys: k.ctrlEnter, text: h.nextQuestion },
  { keys: k.shiftEnter, text: h.newline },
  { keys: k.paste, text: h.paste },
];

/** On a Mac, Alt with a letter types a symbol: the physical key (`code`) is compared then. */
const keyOf = ({ altKey, key, code }: KeyboardEvent['nativeEvent']) =>
  altKey && code === 'KeyJ' ? 'j' : key;

export const fieldKeys = (where: Where, field: WrittenField) => (event: KeyboardEvent) => {
  const { nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  const { ctrlKey, metaKey, altKey, shiftKey } = nativeEvent;
  const press = { key: keyOf(nativeEvent), ctrlKey, metaKey, altKey, shiftKey };
  const command = commandOf(QUESTION_KEYS, press, where, field);
  if (!command) return;
  event.preventDefault();
  command.run(field);
};
