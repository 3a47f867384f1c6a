import { expect, it } from 'vitest';
import { exams } from '#lib/demo/questionnaires/all.ts';
import { afterEnter } from '#lib/questionnaires/outline/after-enter.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';

it.each([
  ['== Page', { removed: 0, inserted: '\n' }],
  ['!? Ménisque', { removed: 0, inserted: '\n  ' }],
  ['    ?? Siège > Siège : {option}.', { removed: 0, inserted: '\n      ' }],
  ['  - Normal', { removed: 0, inserted: '\n  ' }],
  ['    ', { removed: 2, inserted: '' }],
  [' ', { removed: 1, inserted: '' }],
  ['', { removed: 0, inserted: '\n' }],
  ['?', { removed: 0, inserted: '\n' }],
])('after « %s » the next line is where one goes on', (line, expected) => {
  expect(afterEnter(line)).toEqual(expected);
});

/** Keys that an outline takes, typed line by line; as many as its characters where Enter does nothing more. */
function keysFor(lines: readonly string[]): number {
  let keys = 0;
  let line = '';
  for (const [at, wanted] of lines.entries()) {
    if (at > 0) {
      keys += 1;
      line = afterEnter(line).inserted.slice(1);
    }
    const depth = wanted.match(/^ */)![0].length;
    while (line.length > depth) {
      keys += 1;
      line = line.slice(afterEnter(line).removed);
    }
    keys += wanted.length - line.length;
    line = wanted;
  }
  return keys;
}

it('saves most of the spaces of the outlines that we have', () => {
  for (const { body } of exams) {
    const lines = writeOutline(body).split('\n');
    const spaces = lines.reduce((sum, line) => sum + line.match(/^ */)![0].length, 0);
    const saved = lines.join('\n').length - keysFor(lines);
    expect(saved).toBeGreaterThanOrEqual(spaces * 0.4);
  }
});
