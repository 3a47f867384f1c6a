import { GRADES, type Grade } from '#lib/practice/attempt-rules.ts';
import { arrowsMove, type Command } from './command.ts';
import { digitKey } from './digit-key.ts';

const grade: Command<Grade> = {
  id: 'grade',
  group: 'practice',
  keys: GRADES.map(digitKey),
  available: ({ attempt }) => attempt === 'grading',
  run: ({ page }, value) => page.attempt.grade(value),
};

/** Trying a case: what one thinks, the answer, and how it went. */
export const practiceCommands: Command[] = [
  {
    id: 'hypothesis',
    group: 'practice',
    keys: [{ key: 'h', value: null }],
    run: ({ page }) => page.attempt.open(),
  },
  {
    id: 'revealAnswer',
    group: 'practice',
    keys: [{ key: 'Enter', value: null }],
    // A measure that is drawn or moved takes the key first.
    available: (state) => state.attempt === 'asking' && arrowsMove(state) === 'images',
    run: ({ page }) => page.attempt.reveal(),
  },
  grade as Command,
];
