import { describe, expect, it } from 'vitest';
import { FORM_COMMANDS, formCommandOf, type KeyPress, OPTION_LETTERS } from '#islands/reporting/form-keys.ts';
import { optionLetters } from '#islands/reporting/option-letters.ts';
import { formCommandLabels } from '#lib/questionnaires/form-keys-texts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const idOf = (...given: Parameters<typeof formCommandOf>) => formCommandOf(...given)?.id;

describe('the keys of the form', () => {
  it.each([
    ['1', 'chooseRank'],
    ['f', 'chooseLetter'],
    ['Enter', 'next'],
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Backspace', 'clear'],
    ['n', 'normalQuestion'],
    ['*', 'normalAll'],
    ['/', 'find'],
    ['?', 'help'],
  ])('%s is %s', (key, id) => {
    expect(idOf(press(key), undefined)).toBe(id);
  });

  it('tells n from N by the Shift key, also when capitals are locked', () => {
    expect(idOf(press('N', { shiftKey: true }), undefined)).toBe('normalPage');
    expect(idOf(press('N'), undefined)).toBe('normalQuestion');
    expect(idOf(press('n', { shiftKey: true }), undefined)).toBe('normalPage');
  });

  it('takes the digits of a French keyboard without Shift, and what is written on a key before its place', () => {
    const chosen: number[] = [];
    const hand = { chooseAt: (rank: number) => chosen.push(rank) };
    for (const [key, code] of [
      ['&', 'Digit1'],
      ['\u00e9', 'Digit2'],
      ['3', 'Numpad3'],
      ['4', 'Digit4'],
    ] as const) {
      const event = press(key, { code });
      formCommandOf(event, undefined)?.run(hand as never, event);
    }
    expect(chosen).toEqual([0, 1, 2, 3]);
    expect(idOf(press('*', { code: 'Digit8', shiftKey: true }), undefined)).toBe('normalAll');
  });

  it('leaves letters, digits and signs to whoever types a text', () => {
    for (const field of ['line', 'lines', 'number', 'date'] as const)
      for (const key of ['a', 'n', '1', '*', '/', '?', '<', 'Backspace', 'Delete', ' '])
        if (field !== 'number' || !'*/'.includes(key))
          expect(idOf(press(key, { code: 'Digit1' }), field), `${key} in ${field}`).toBeUndefined();
  });

  it('takes the signs that no number has from whoever types one', () => {
    expect(['*', '/', '>'].map((key) => idOf(press(key), 'number'))).toEqual([
      'normalAll',
      'find',
      'nextPage',
    ]);
    // « < 5 mm » is what somebody may be about to type.
    expect(idOf(press('<'), 'number')).toBeUndefined();
  });

  it('copies and begins the next report from anywhere', () => {
    for (const field of ['line', 'lines', 'number', 'date', undefined] as const)
      expect(idOf(press('Enter', { ctrlKey: true, shiftKey: true }), field)).toBe('nextExam');
  });

  it('leaves a field as it is usual there', () => {
    expect(idOf(press('Enter'), 'line')).toBe('next');
    expect(idOf(press('Enter'), 'number')).toBe('next');
    expect(idOf(press('Enter'), 'lines')).toBeUndefined();
    expect(idOf(press('Enter', { ctrlKey: true }), 'lines')).toBe('nextFromText');
    expect(idOf(press('ArrowDown'), 'lines')).toBeUndefined();
    expect(idOf(press('ArrowDown'), 'number')).toBeUndefined();
    expect(idOf(press('Escape'), 'lines')).toBe('leaveField');
  });

  it('undoes and redoes everywhere, and leaves other keys of the browser alone', () => {
    for (const field of [undefined, 'lines'] as const) {
      expect(idOf(press('z', { ctrlKey: true }), field)).toBe('undo');
      expect(idOf(press('Z', { metaKey: true, shiftKey: true }), field)).toBe('redo');
    }
    expect(idOf(press('a', { ctrlKey: true }), undefined)).toBeUndefined();
    expect(idOf(press('1', { altKey: true }), undefined)).toBeUndefined();
    expect(idOf(press('Enter', { shiftKey: true }), undefined)).toBeUndefined();
  });

  it('are all in the help, once, in words', () => {
    expect(FORM_COMMANDS.map(({ id }) => id).sort()).toEqual(Object.keys(formCommandLabels).sort());
  });
});

describe('the letters of options', () => {
  it('are taken from their texts where they can, each once, and never a command', () => {
    expect(optionLetters(['Normal', 'Méniscose', 'Fissure', 'Antécédent', 'Normal'])).toEqual([
      'o',
      'm',
      'f',
      'a',
      'r',
    ]);
    const many = optionLetters(Array.from({ length: 30 }, () => 'Non'));
    expect(new Set(many.filter(Boolean)).size).toBe(25);
    expect(many.slice(25)).toEqual(['', '', '', '', '']);
    expect(OPTION_LETTERS).not.toContain('n');
  });

  it('begin with what is not a letter too', () => {
    expect(optionLetters(['« Œdème »', '', '2 %'])).toEqual(['o', 'a', 'b']);
  });
});
