import { clamp } from '#lib/platform/numbers.ts';
import type { Answer, Answers } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { findNode } from '#lib/questionnaires/edits/find-node.ts';
import { formulasIn } from '#lib/questionnaires/formulas/dependencies.ts';
import { repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { inFirstInstances } from '#lib/questionnaires/repeats/instances.ts';
import { sentenceTerms } from '#lib/questionnaires/repeats/sentence-terms.ts';
import { normalAnswers } from '#lib/questionnaires/report/normal-answers.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { fulfillingAnswers } from './fulfilling-answers.ts';

const SAMPLE = { text: '…', number: 10, date: '2024-01-15' };

/** A possible answer to a question, to show its sentence with. */
function sampleOf(question: Question): Answer | undefined {
  if (question.type === 'number') {
    const { min = -Infinity, max = Infinity, defaultAnswer = SAMPLE.number } = question;
    return clamp(defaultAnswer, min, max);
  }
  if (question.type === 'text') return question.defaultAnswer || SAMPLE.text;
  return question.type === 'date' ? (question.defaultAnswer ?? SAMPLE.date) : undefined;
}

/** Normal answers, changed only where a node would not write its sentence otherwise. */
export function showingAnswers(body: QuestionnaireBody, id: string | undefined): Answers {
  const found = id === undefined ? undefined : findNode(body, id);
  const answers: Record<string, Answer> = {};
  const way = found ? [...found.parents, found] : [];
  for (const [index, { kind, node }] of way.entries()) {
    const above = way[index - 1];
    const sample = kind === 'question' ? sampleOf(node) : undefined;
    if (sample !== undefined && node.id === id) answers[node.id] = sample;
    if ((kind === 'option' || kind === 'zone') && above?.kind === 'question')
      answers[above.node.id] = above.node.type === 'single' ? node.id : [node.id];
  }
  const formulas = way.flatMap((each) => [
    ...formulasIn(each.node).map(({ text }) => text),
    // The placeholders in the sentence of a lesion.
    ...(each.kind === 'option' ? sentenceTerms(each.node.repeat?.sentence ?? '') : []).map(
      (term) => `{${term}}`,
    ),
  ]);
  const given = { ...fulfillingAnswers(body.pages, formulas, sampleOf), ...answers };
  return normalAnswers(body, inFirstInstances(repeatedOptions(body.pages), given), 'all');
}
