import { type Answer, type Answers, choicesOf } from '#lib/questionnaires/answers.ts';
import { expandRepeats, repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { type Page, type Question, walkQuestions } from '#lib/questionnaires/tree.ts';
import { NAUGHTY_TEXTS } from './naughty-texts.ts';
import type { Random } from './random.ts';

/** An answer that the form could give, or, rarely, one that fits no more. */
export function randomAnswer(random: Random, question: Question): Answer | undefined {
  const choices = choicesOf(question).map(({ id }) => id);
  if (random.chance(0.03)) return random.one<Answer>(['gone', 3, ['gone'], '', []]);
  switch (question.type) {
    case 'single':
      return random.one(choices);
    case 'multiple':
    case 'hotspot':
      return random.shuffled(random.some(choices));
    case 'number':
      return random.one([0, 1, 3.5, 0.1 + 0.2, -12, 1e9, random.next() * 100]);
    case 'date':
      return random.one(['2026-01-01', '1999-12-31', '2024-02-29']);
    case 'text':
      return random.one(NAUGHTY_TEXTS);
    default:
      return undefined;
  }
}

/** Answers to a random part of the questions, those that can't be reached among them. */
export function randomAnswers(random: Random, pages: readonly Page[], share = 0.7): Answers {
  const answers: Record<string, Answer> = {};
  for (const { id } of repeatedOptions(pages))
    if (random.chance(share)) answers[id] = random.shuffled(['1', 'b', 'c', 'd']).slice(random.below(4));
  for (const { question } of walkQuestions(expandRepeats(pages, answers))) {
    const answer = random.chance(share) ? randomAnswer(random, question) : undefined;
    if (answer !== undefined) answers[question.id] = answer;
  }
  return answers;
}

/** The same answers, given in another order; the order of instances is an answer. */
export function reordered(random: Random, pages: readonly Page[], answers: Answers): Answers {
  const groups = new Set(repeatedOptions(pages).map(({ id }) => id));
  const entries = random
    .shuffled(Object.entries(answers))
    .map(
      ([id, answer]) =>
        [id, typeof answer === 'object' && !groups.has(id) ? random.shuffled(answer) : answer] as const,
    );
  return Object.fromEntries(entries);
}
