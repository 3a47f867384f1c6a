import { type Answers, choicesOf } from '../answers.ts';
import { type Page, walkQuestions } from '../tree.ts';
import { repeatedOptions } from './expand-repeats.ts';
import { idsUnder, inFirstInstances, instanceParts, renamedAnswers } from './instances.ts';

/**
 * Kept answers adapted to a questionnaire that has changed since: answers to a question that now repeats go to the
 * first instance; answers to a question that no longer repeats are kept if there was only one instance.
 */
export function adaptAnswers(pages: readonly Page[], answers: Answers): Answers {
  return inFirstInstances(repeatedOptions(pages), ofOnlyInstance(pages, answers));
}

function ofOnlyInstance(pages: readonly Page[], answers: Answers): Answers {
  const repeated = new Set(repeatedOptions(pages).flatMap(idsUnder));
  const once = new Set(
    Array.from(walkQuestions(pages), ({ question }) => [
      question.id,
      ...choicesOf(question).map(({ id }) => id),
    ])
      .flat()
      .filter((id) => !repeated.has(id)),
  );
  const former = Object.keys(answers).flatMap((id) => {
    const parts = instanceParts(id);
    return parts && once.has(parts.source) ? [parts] : [];
  });
  const instances = new Set(former.map(({ instance }) => instance));
  if (instances.size !== 1) return answers;
  return renamedAnswers(answers, (id) => {
    const parts = instanceParts(id);
    return parts && once.has(parts.source) ? parts.source : id;
  });
}
