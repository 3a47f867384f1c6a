import { type Answers, answered } from '#lib/questionnaires/answers.ts';
import { expandRepeats, isRepeated } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { instancesOf } from '#lib/questionnaires/repeats/instances.ts';
import { walkReachable } from '#lib/questionnaires/report/reachable.ts';
import type { Page } from '#lib/questionnaires/tree.ts';
import { filledFields } from './fields.ts';

/**
 * The answers of the fields that are asked with these answers, as they were given: a number that its field refuses is
 * the text that was typed. What stands under an option that was taken back says nothing. With them, which instances there
 * are of what is asked about one by one.
 */
export function saidFields(pages: readonly Page[], answers: Answers): Answers {
  const shown = expandRepeats(pages, answers);
  const fields = new Set(filledFields(pages, answers).map(({ question }) => question.id));
  const said: Record<string, Answers[string]> = {};
  walkReachable(shown, answers, {
    question({ question: { id } }) {
      const answer = answers[id];
      if (fields.has(id) && answered(answer)) said[id] = answer;
    },
    option(_, option) {
      if (isRepeated(option) && answered(answers[option.id])) said[option.id] = instancesOf(option, answers);
    },
  });
  return said;
}

/** The same as far as it counts: what a field cannot have, and options that are not offered, say nothing. */
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
