import { describe, expect, it } from 'vitest';
import { insertAccepted, moveAccepted, nextAccepted, removeAccepted } from '#lib/questions/accepted-edits.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { idGiver } from '#lib/questions/new-question.ts';
import { pastedLines } from '#lib/questions/pasted-lines.ts';
import {
  insertLines,
  moveProposition,
  nextProposition,
  removeProposition,
  setRight,
  setWeighted,
} from '#lib/questions/proposition-edits.ts';
import type { ChoiceQuestion } from '#lib/questions/questions-schema.ts';

const giveId = idGiver(new Set());
/** A question whose propositions have their letters as ids; those in capitals are right. */
const question = (letters: string, format: ChoiceQuestion['format'] = 'qrm'): ChoiceQuestion => ({
  id: 'q',
  format,
  text: '',
  propositions: [...letters].map((letter) => ({
    id: letter.toLowerCase(),
    text: letter,
    isRight: letter !== letter.toLowerCase(),
  })),
});
const empty = (count: number, format: ChoiceQuestion['format'] = 'qru'): ChoiceQuestion => ({
  ...question('', format),
  propositions: Array.from({ length: count }, (_, at) => ({ id: `p${at}`, text: '', isRight: false })),
});
const shown = ({ propositions }: ChoiceQuestion) =>
  propositions.map(({ text, isRight }) => (isRight ? `*${text}` : text));

describe('propositions', () => {
  it('go on to the next one; after the last there is a new one as long as the format has room', () => {
    const four = question('abcd');
    expect(nextProposition(four, 'a', giveId)).toEqual({ question: four, focus: 'b' });
    const { question: five, focus } = nextProposition(four, 'd', giveId);
    expect(shown(five)).toEqual(['a', 'b', 'c', 'd', '']);
    expect(five.propositions[4]!.id).toBe(focus);
    expect(nextProposition(five, focus!, giveId)).toEqual({ question: five });
    expect(nextProposition(question('abcde', 'qrp-long'), 'e', giveId).question.propositions).toHaveLength(6);
  });

  it('are removed towards the one before, but for the only one', () => {
    expect(removeProposition(question('abc'), 'b')).toMatchObject({ focus: 'a' });
    expect(removeProposition(question('abc'), 'a')).toMatchObject({ focus: 'b' });
    const one = question('a');
    expect(removeProposition(one, 'a')).toEqual({ question: one });
  });

  it('move by one place, not over the ends', () => {
    expect(shown(moveProposition(question('abc'), 'a', 1).question)).toEqual(['b', 'a', 'c']);
    const three = question('abc');
    expect(moveProposition(three, 'a', -1).question).toBe(three);
    expect(moveProposition(three, 'c', 1).question).toBe(three);
  });

  it('are right one at a time in a QRU, together elsewhere', () => {
    expect(shown(setRight(question('Abc', 'qru'), 'b', true))).toEqual(['A', '*b', 'c']);
    expect(shown(setRight(question('Abc', 'qrm'), 'b', true))).toEqual(['*A', '*b', 'c']);
    expect(shown(setRight(question('Abc', 'qru'), 'a', false))).toEqual(['A', 'b', 'c']);
  });

  it('have a weight only while it agrees with what they are', () => {
    const weighted = setWeighted(setWeighted(question('Ab'), 'a', true), 'b', true);
    expect(weighted.propositions.map(({ weight }) => weight)).toEqual(['indispensable', 'inacceptable']);
    const turned = setRight(setRight(weighted, 'a', false), 'b', true);
    expect(turned.propositions.map(({ weight }) => weight)).toEqual([undefined, undefined]);
    expect(setRight(weighted, 'a', true).propositions[0]!.weight).toBe('indispensable');
    expect(setWeighted(weighted, 'a', false).propositions[0]).not.toHaveProperty('weight');
  });
});

describe('pasted lines', () => {
  const lines = (text: string) => pastedLines(text).map(({ text, isRight }) => (isRight ? `*${text}` : text));

  it.each([
    ['A. Foie\nB. Rate\nC. Rein', ['Foie', 'Rate', 'Rein']],
    ['a) Foie\r\nb) Rate\r\n\r\nc) Rein', ['Foie', 'Rate', 'Rein']],
    ['1. Foie\n2. Rate', ['Foie', 'Rate']],
    ['- Foie\n– Rate\n• Rein', ['Foie', 'Rate', 'Rein']],
    ['Foie\n* Rate\nRein', ['Foie', '*Rate', 'Rein']],
    ['+ Foie\n- Rate', ['*Foie', 'Rate']],
    ['[x] Foie\n[ ] Rate\n[X] Rein', ['*Foie', 'Rate', '*Rein']],
    ['- [x] Foie\n- [ ] Rate', ['*Foie', 'Rate']],
    ['*A. Foie\nB. Rate', ['*Foie', 'Rate']],
    ['A. Foie\nB. *Rate', ['Foie', '*Rate']],
    // Stars before every line are bullets.
    ['* Foie\n* Rate', ['Foie', 'Rate']],
    // Numbers and arteries are not marks.
    ['-2 DS\n+2 DS\n−10 UH', ['-2 DS', '+2 DS', '−10 UH']],
    ['A. vertébrale\nA. carotide', ['A. vertébrale', 'A. carotide']],
    ['1. Foie\n3. Rate', ['1. Foie', '3. Rate']],
  ])('%j are propositions', (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  const put = (into: ChoiceQuestion, id: string, text: string, most: number = QUESTIONS_MAX.propositions) =>
    insertLines(into, { id, start: 0, end: 0 }, pastedLines(text), { giveId, most });

  it('fill the empty propositions that follow, then make new ones', () => {
    const made = put(empty(5), 'p0', 'A. Foie\nB. *Rate\nC. Rein');
    expect(shown(made.question)).toEqual(['Foie', '*Rate', 'Rein', '', '']);
    expect(made).toMatchObject({ focus: 'p2', left: 0 });
    expect(shown(put(empty(2), 'p1', 'a\nb\nc').question)).toEqual(['', 'a', 'b', 'c']);
    expect(shown(put(question('xy'), 'x', 'a\nb').question)).toEqual(['ax', 'b', 'y']);
  });

  it('that exceed the most are counted', () => {
    const made = put(empty(2), 'p0', 'a\nb\nc\nd', 3);
    expect(shown(made.question)).toEqual(['a', 'b', 'c']);
    expect(made.left).toBe(1);
  });
});

describe('accepted answers', () => {
  it('are added after the last, removed, moved, and pasted', () => {
    expect(nextAccepted(['a', 'b'], 0)).toEqual({ accepted: ['a', 'b'], focus: 1 });
    expect(nextAccepted(['a'], 0)).toEqual({ accepted: ['a', ''], focus: 1 });
    expect(removeAccepted(['a', 'b'], 1)).toEqual({ accepted: ['a'], focus: 0 });
    expect(removeAccepted(['a'], 0)).toEqual({ accepted: [''], focus: 0 });
    expect(moveAccepted(['a', 'b'], 0, 1)).toEqual({ accepted: ['b', 'a'], focus: 1 });
    const at = { at: 0, start: 0, end: 0 };
    expect(insertAccepted([''], at, ['a', 'b'])).toEqual({ accepted: ['a', 'b'], focus: 1, left: 0 });
    const many = Array.from({ length: QUESTIONS_MAX.accepted + 3 }, (_, index) => String(index));
    const made = insertAccepted(['', 'z'], at, many);
    expect(made.accepted).toHaveLength(QUESTIONS_MAX.accepted);
    expect(made.accepted.at(-1)).toBe('z');
    expect(made.left).toBe(4);
    const full = Array<string>(QUESTIONS_MAX.accepted).fill('a');
    expect(nextAccepted(full, full.length - 1)).toEqual({ accepted: full });
  });
});
