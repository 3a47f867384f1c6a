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

/** Commands for practising a case: hypothesis, answer, and grade. */
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
    // Drawing or moving a measurement has precedence for this key.
    available: (state) => state.attempt === 'asking' && arrowsMove(state) === 'images',
    run: ({ page }) => page.attempt.reveal(),
  },
  grade as Command,
];
