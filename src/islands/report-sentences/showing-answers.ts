import { clamp } from '#lib/domain/numbers.ts';
import type { Answer, Answers } from '#lib/kinds/questionnaire/answers.ts';
import type { QuestionnaireBody } from '#lib/kinds/questionnaire/body-schema.ts';
import { findNode } from '#lib/kinds/questionnaire/edits/find-node.ts';
import { normalAnswers } from '#lib/kinds/questionnaire/report/normal-answers.ts';
import type { Question } from '#lib/kinds/questionnaire/tree.ts';

const SAMPLE = { text: '…', number: 10, date: '2024-01-15' };

/** A value that the question may have, to see its sentence with. */
function sampleOf(question: Question): Answer | undefined {
  if (question.type === 'number') {
    const { min = -Infinity, max = Infinity, defaultAnswer = SAMPLE.number } = question;
    return clamp(defaultAnswer, min, max);
  }
  if (question.type === 'text') return question.defaultAnswer || SAMPLE.text;
  return question.type === 'date' ? (question.defaultAnswer ?? SAMPLE.date) : undefined;
}

/** Normal answers, but for those under which a node writes its sentence. */
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
  return normalAnswers(body, answers, 'all');
}
