import { type Answers, hasAnswer } from '#lib/questionnaires/answers.ts';
import { expandRepeats, isRepeated } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { instancesOf } from '#lib/questionnaires/repeats/instances.ts';
import { walkReachable } from '#lib/questionnaires/report/reachable-questions.ts';
import type { Page } from '#lib/questionnaires/tree.ts';
import { filledFields } from './fields.ts';

/**
 * The answers of the fields that are visible with these answers, as given: an invalid number is the typed text.
 * Answers under a deselected option are dropped. Includes the instances
 * of repeated groups.
 */
export function saidFields(pages: readonly Page[], answers: Answers): Answers {
  const shown = expandRepeats(pages, answers);
  const fields = new Set(filledFields(pages, answers).map(({ question }) => question.id));
  const said: Record<string, Answers[string]> = {};
  walkReachable(shown, answers, {
    question({ question: { id } }) {
      const answer = answers[id];
      if (fields.has(id) && hasAnswer(answer)) said[id] = answer;
    },
    option(_, option) {
      if (isRepeated(option) && hasAnswer(answers[option.id])) said[option.id] = instancesOf(option, answers);
    },
  });
  return said;
}

/** The answers that count: invalid values and options that are not available are dropped. */
export function countedFields(pages: readonly Page[], answers: Answers): Answers {
  const shown = expandRepeats(pages, answers);
  const fields = new Set(filledFields(pages, answers).map(({ question }) => question.id));
  const counted: Record<string, Answers[string]> = {};
  walkReachable(shown, answers, {
    question({ question: { id }, answer }) {
      if (fields.has(id) && answer !== undefined) counted[id] = answer;
    },
  });
  return counted;
}
