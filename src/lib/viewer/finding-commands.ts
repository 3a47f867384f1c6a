import type { Command } from './command.ts';

const step: Command<-1 | 1> = {
  id: 'stepFinding',
  group: 'page',
  keys: [
    { key: 'k', value: 1 },
    { key: 'k', shift: true, value: -1 },
  ],
  available: ({ findings }) => findings === 'reading',
  run: ({ page }, by) => page.stepFinding(by),
};

/** The command to go from one of the author's findings to the next. */
export const findingCommands: Command[] = [step as Command];
