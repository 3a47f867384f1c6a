import type { ReadableAtom } from 'nanostores';
import type { Answers } from '../answers.ts';

/**
 * Notifies each question only of its own answer: a page has hundreds of questions, and a change concerns one. Returns
 * `onAnswer(question, listener)`, which returns its unsubscribe function.
 */
export function answerListeners($answers: ReadableAtom<Answers>) {
  const listeners = new Map<string, Set<() => void>>();
  let last: Answers;
  let stop: (() => void) | undefined;
  const tell = (answers: Answers) => {
    const before = last;
    last = answers;
    for (const [question, own] of listeners)
      if (before[question] !== answers[question]) for (const listener of own) listener();
  };
  return (question: string, listener: () => void): (() => void) => {
    if (!stop) {
      last = $answers.get();
      stop = $answers.listen(tell);
    }
    const own = listeners.get(question) ?? new Set();
    listeners.set(question, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && listeners.get(question) === own) listeners.delete(question);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}
