import { describe, expect, it } from 'vitest';
import {
  insertTexts,
  joinBefore,
  linesOf,
  moveLine,
  pastedLines,
  removeLine,
  textsOf,
} from '#islands/protocol-editor/lines.ts';

const texts = (edit: { lines: readonly { text: string }[] } | undefined) =>
  edit?.lines.map(({ text }) => text);

describe('lines', () => {
  it('are split where one writes, and joined again', () => {
    const lines = linesOf(['Angle magique', 'Flux']);
    const split = insertTexts(lines, 0, [5, 6], ['', '']);
    expect(texts(split)).toEqual(['Angle', 'magique', 'Flux']);
    expect(split.focus).toEqual({ at: 1, caret: 0 });
    expect(split.lines[0]?.id).toBe(lines[0]?.id);
    const joined = joinBefore(split.lines, 1);
    expect(texts(joined)).toEqual(['Anglemagique', 'Flux']);
    expect(joined?.focus).toEqual({ at: 0, caret: 5 });
    expect(joinBefore(lines, 0)).toBeUndefined();
  });

  it('take a text of several lines where it is pasted, and lose nothing around it', () => {
    const lines = linesOf(['avant après']);
    const pasted = insertTexts(lines, 0, [6, 6], pastedLines('1. un\r\n2) deux\n\n  – trois'));
    expect(texts(pasted)).toEqual(['avant un', 'deux', 'troisaprès']);
    expect(pasted.focus).toEqual({ at: 2, caret: 5 });
  });

  it('keep numbers and signs that are not the mark of a list', () => {
    expect(pastedLines('1,5 T\n-10 mm\n3.5 mm\n* deux')).toEqual(['1,5 T', '-10 mm', '3.5 mm', 'deux']);
  });

  it('are moved as far as there are others', () => {
    const lines = linesOf(['a', 'b']);
    expect(texts(moveLine(lines, 0, 1))).toEqual(['b', 'a']);
    expect(moveLine(lines, 1, 1)).toBeUndefined();
    expect(moveLine(lines, 0, -1)).toBeUndefined();
  });

  it('leave one to write in, and the draft has those that say something', () => {
    const emptied = removeLine(linesOf(['a']), 0);
    expect(texts(emptied)).toEqual(['']);
    expect(textsOf(linesOf([]))).toEqual([]);
    expect(textsOf(insertTexts(linesOf(['a']), 0, [1, 1], ['', '  ']).lines)).toEqual(['a']);
  });
});
