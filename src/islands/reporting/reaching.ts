import { type Answer, type Answers, withChoice } from '#lib/questionnaires/answers.ts';
import type { QuestionPlace } from '#lib/questionnaires/question-places.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { chosenIn, isChoice } from './choices.ts';

function choosing(question: Question, answer: Answer | undefined, choice: string): Answer | undefined {
  if (!isChoice(question)) return answer;
  if (question.type === 'single') return choice;
  const chosen = chosenIn(answer);
  return chosen.includes(choice) ? answer : withChoice(question, chosen, choice);
}

/** The answers after selecting a choice, together with every option that its question is nested under. */
export function withChoiceReached(
  answers: Answers,
  places: ReadonlyMap<string, QuestionPlace>,
  { question, parent }: QuestionPlace,
  choice: string | null,
): Answers {
  const { id } = question;
  const answer = choice === null ? answers[id] : choosing(question, answers[id], choice);
  const next = answer === undefined || answer === answers[id] ? answers : { ...answers, [id]: answer };
  const home = parent && places.get(parent.question.id);
  return home && parent ? withChoiceReached(next, places, home, parent.option.id) : next;
}
