import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { readText } from './read-sample.ts';

/** A sheet as it comes from a spreadsheet: cells of these lines are parted by bars. */
export const sheet = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    .join('\n');

export const CHOICES = `
list_name | name | label
yn | yes | Oui
yn | no | Non
score | 0 | Aucun
score | 2 | Net`;

export const form = (survey: string, choices = CHOICES) => readText(sheet(survey + choices));
export const questionsOf = (read: ReturnType<typeof form>) =>
  Array.from(walkQuestions(read.body.pages), ({ question }) => question);
export const HEAD = 'type | name | label | relevant | calculation | constraint | default | required\n';
