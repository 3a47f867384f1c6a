import { faultsOf, stepFaultsOf } from './faults.ts';
import { type Asking, keepsAllBack } from './kept-back.ts';

/**
 * Counts the questions of a case and the invalid ones, including faults of steps and of the case as a whole.
 * @param folders null when unknown
 */
export function countQuestions(
  { questions, findings }: Asking,
  folders: Parameters<typeof keepsAllBack>[0] | null,
): { count: number; faulty: number } {
  const steps = questions?.steps ?? [];
  const all = steps.flatMap(({ questions: asked }) => asked);
  const faulty = [
    ...all.filter((question) => faultsOf(question, findings).length > 0),
    ...steps.filter((step) => stepFaultsOf(step).length > 0),
  ].length;
  const isEmpty = folders !== null && keepsAllBack(folders, { questions, findings });
  return { count: all.length, faulty: faulty + Number(isEmpty) };
}
