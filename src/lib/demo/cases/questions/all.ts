import { french } from '#lib/platform/typography.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import type { DemoCase } from '../demo-case.ts';
import { chestQuestions } from './chest.ts';
import { neuroQuestions } from './neuro.ts';
import { otherQuestions } from './others.ts';
import { reportQuestions } from './reports.ts';

/** Questions of demo cases, by the titles of the cases. */
export const demoQuestions: ReadonlyMap<string, CaseQuestions> = new Map(
  Object.entries({ ...neuroQuestions, ...chestQuestions, ...otherQuestions, ...reportQuestions }).map(
    ([title, questions]) => [french(title), questions],
  ),
);

/** The case with its questions, if it asks some. */
export function withQuestions(demo: DemoCase): DemoCase {
  const questions = demoQuestions.get(demo.title);
  return questions ? { ...demo, body: { ...demo.body, questions } } : demo;
}
