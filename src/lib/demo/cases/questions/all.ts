import { french } from '#lib/platform/typography.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import type { DemoCase } from '../demo-case.ts';
import { chestQuestions } from './chest.ts';
import { neuroQuestions } from './neuro.ts';
import { otherQuestions } from './others.ts';
import { reportQuestions } from './reports.ts';

/** Questions of demo cases, by case title. */
export const demoQuestions: ReadonlyMap<string, CaseQuestions> = new Map(
  Object.entries({ ...neuroQuestions, ...chestQuestions, ...otherQuestions, ...reportQuestions }).map(
    ([title, questions]) => [french(title), questions],
  ),
);

/** Adds its questions to a case, if there are any. */
export function withQuestions(demo: DemoCase): DemoCase {
  const questions = demoQuestions.get(demo.title);
  return questions ? { ...demo, body: { ...demo.body, questions } } : demo;
}
