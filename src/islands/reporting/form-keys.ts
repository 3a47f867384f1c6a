import type { FormCommandId } from '#lib/questionnaires/form-keys-texts.ts';
import type { Findable } from './find-answers.ts';

/** The actions of the form's keys, on the current question, its page or the whole report. */
export interface FormHand {
  /** Selects a choice of the question, by its rank from 0. */
  chooseAt(rank: number): void;
  /** Selects a choice of the question, by its letter. */
  chooseLetter(letter: string): void;
  go(by: 1 | -1): void;
  goToPage(by: 1 | -1): void;
  clear(): void;
  takeNormal(scope: 'question' | 'page' | 'all'): void;
  find(): void;
  /** Selects a match: a choice with all options above it; for a question, it only gets the focus. */
  takeFound(found: Pick<Findable, 'question' | 'choice'>): void;
  leaveField(): void;
  /** Adds an instance of the focused repeated group, or copies the current one; removes it; moves it. */
  addInstance(): void;
  copyInstance(): void;
  removeInstance(): void;
  moveInstance(by: 1 | -1): void;
  /** Goes to the question's sentence in the report. */
  toSentence(): void;
  /** Copies the report and starts the next one. */
  nextExam(): void;
  /** Opens the comparison with an earlier report. */
  compare(): void;
  /** Opens the person's preferences of the questionnaire. */
  preferences(): void;
  undo(): void;
  redo(): void;
  help(): void;
}

/** The type of a text field: a line, several lines, a number, a date. */
export type Field = 'line' | 'lines' | 'number' | 'date';

export interface FormKey {
  /** `key` of the keyboard event, with letters in lower case. */
  key?: string;
  /** `code` of the event: identifies a key by its position, such as the digits of a French keyboard without Shift. */
  code?: string;
  /** Whether Shift must be pressed or released; either when absent. */
  shift?: boolean;
  /** Whether Ctrl or ⌘ must be pressed. */
  control?: boolean;
  alt?: boolean;
  /** Fields in which the key acts even while typing; outside of fields it always acts. */
  typing?: readonly Field[];
}

/** A key command of the form. */
export interface FormCommand {
  id: FormCommandId;
  keys: readonly FormKey[];
  run(hand: FormHand, press: KeyPress): void;
}

/** The parts of a keyboard event that are used. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Letters that select an option, without `n`, which answers « normal ». */
export const OPTION_LETTERS = [...'abcdefghijklmopqrstuvwxyz'];
const ANY_FIELD: readonly Field[] = ['line', 'lines', 'number', 'date'];

/** All keyboard commands of the form, in the order of the help; key handling and help both use this table. */
export const FORM_COMMANDS: readonly FormCommand[] = [
  {
    id: 'chooseLetter',
    keys: OPTION_LETTERS.map((key) => ({ key, shift: false })),
    run: (hand, { key }) => hand.chooseLetter(key.toLowerCase()),
  },
  {
    id: 'chooseRank',
    keys: RANKS.flatMap((rank) => [{ key: String(rank) }, { code: `Digit${rank}`, shift: false }]),
    run: (hand, { key, code }) => hand.chooseAt(Number(/^\d$/.test(key) ? key : code.at(-1)) - 1),
  },
  {
    id: 'next',
    keys: [
      { key: 'Enter', shift: false, typing: ['line', 'number', 'date'] },
      { key: 'ArrowDown', typing: ['line'] },
    ],
    run: (hand) => hand.go(1),
  },
  { id: 'previous', keys: [{ key: 'ArrowUp', typing: ['line'] }], run: (hand) => hand.go(-1) },
  {
    id: 'nextFromText',
    keys: [{ key: 'Enter', control: true, shift: false, typing: ANY_FIELD }],
    run: (hand) => hand.go(1),
  },
  {
    id: 'nextExam',
    keys: [{ key: 'Enter', control: true, shift: true, typing: ANY_FIELD }],
    run: (hand) => hand.nextExam(),
  },
  { id: 'compare', keys: [{ key: '=', typing: ['number'] }], run: (hand) => hand.compare() },
  { id: 'preferences', keys: [{ key: ',' }], run: (hand) => hand.preferences() },
  { id: 'nextPage', keys: [{ key: '>', typing: ['number'] }], run: (hand) => hand.goToPage(1) },
  { id: 'previousPage', keys: [{ key: '<' }], run: (hand) => hand.goToPage(-1) },
  { id: 'clear', keys: [{ key: 'Backspace' }, { key: 'Delete' }], run: (hand) => hand.clear() },
  { id: 'normalQuestion', keys: [{ key: 'n', shift: false }], run: (hand) => hand.takeNormal('question') },
  { id: 'normalPage', keys: [{ key: 'n', shift: true }], run: (hand) => hand.takeNormal('page') },
  { id: 'normalAll', keys: [{ key: '*', typing: ['number'] }], run: (hand) => hand.takeNormal('all') },
  { id: 'find', keys: [{ key: '/', typing: ['number'] }], run: (hand) => hand.find() },
  { id: 'addInstance', keys: [{ key: '+', typing: ['number'] }], run: (hand) => hand.addInstance() },
  {
    id: 'copyInstance',
    keys: [{ key: 'd', control: true, shift: true, typing: ANY_FIELD }],
    run: (hand) => hand.copyInstance(),
  },
  {
    id: 'removeInstance',
    keys: [{ key: 'Delete', control: true, shift: true, typing: ANY_FIELD }],
    run: (hand) => hand.removeInstance(),
  },
  {
    id: 'moveInstanceUp',
    keys: [{ key: 'ArrowUp', alt: true, typing: ANY_FIELD }],
    run: (hand) => hand.moveInstance(-1),
  },
  {
    id: 'moveInstanceDown',
    keys: [{ key: 'ArrowDown', alt: true, typing: ANY_FIELD }],
    run: (hand) => hand.moveInstance(1),
  },
  { id: 'leaveField', keys: [{ key: 'Escape', typing: ANY_FIELD }], run: (hand) => hand.leaveField() },
  {
    id: 'toSentence',
    keys: [{ key: 'Enter', alt: true, typing: ANY_FIELD }],
    run: (hand) => hand.toSentence(),
  },
  {
    id: 'undo',
    keys: [{ key: 'z', control: true, shift: false, typing: ANY_FIELD }],
    run: (hand) => hand.undo(),
  },
  {
    id: 'redo',
    keys: [
      { key: 'z', control: true, shift: true, typing: ANY_FIELD },
      { key: 'y', control: true, typing: ANY_FIELD },
    ],
    run: (hand) => hand.redo(),
  },
  { id: 'help', keys: [{ key: '?' }], run: (hand) => hand.help() },
];

/** The command that matches a key press; undefined leaves the key to the browser. @param field the field typed in */
export function formCommandOf(press: KeyPress, field: Field | undefined): FormCommand | undefined {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const control = press.ctrlKey || press.metaKey;
  const fits = ({ shift, control: asked = false, alt = false, typing = [] }: FormKey) =>
    (shift === undefined || shift === press.shiftKey) &&
    asked === control &&
    alt === press.altKey &&
    (field === undefined || typing.includes(field));
  // The character of a key takes precedence over its position.
  return (
    FORM_COMMANDS.find(({ keys }) => keys.some((each) => each.key === key && fits(each))) ??
    FORM_COMMANDS.find(({ keys }) =>
      keys.some((each) => each.code !== undefined && each.code === press.code && fits(each)),
    )
  );
}
