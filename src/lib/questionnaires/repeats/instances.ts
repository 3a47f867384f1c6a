import { type Answer, type Answers, choicesOf, hasAnswer } from '../answers.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';
import { optionsOf, type Question, type QuestionOption, walkLevel } from '../tree.ts';

/**
 * The instances of a repeated group (the lesions): the answer stored under the option's id is the list of instance ids,
 * in the order of the form; answers in an instance are stored under the question's id followed by the instance's.
 */

/** Separates node and instance ids; ids of authors' nodes never contain it. */
const SEPARATOR = '~';
/** Id of the initial instance. */
const FIRST = '1';
const INSTANCE_ID = /^[a-z0-9]{1,8}$/;

/** The id of a node in one instance. */
export const instanceId = (id: string, instance: string): string => `${id}${SEPARATOR}${instance}`;

/** The node of the questionnaire for an id in an instance, and the instance; undefined for any other id. */
export function instanceParts(id: string): { source: string; instance: string } | undefined {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? undefined : { source: id.slice(0, at), instance: id.slice(at + 1) };
}

/** An option whose questions repeat. */
export type RepeatedOption = QuestionOption & Required<Pick<QuestionOption, 'repeat'>>;

/** Ids of the instances of a group, in the order of the form; there is always at least one. */
export function instancesOf({ id }: Pick<QuestionOption, 'id'>, answers: Answers): readonly string[] {
  const given = answers[id];
  const known = typeof given === 'object' ? given.filter((each) => INSTANCE_ID.test(each)) : [];
  const once = [...new Set(known)].slice(0, QUESTIONNAIRE_MAX.instances);
  return once.length > 0 ? once : [FIRST];
}

/** Ids of the questions under an option, and of their options and zones. */
export function idsUnder({ questions = [] }: Pick<QuestionOption, 'questions'>): readonly string[] {
  return Array.from(walkLevel(questions), ({ question }) => [
    question.id,
    ...choicesOf(question).map(({ id }) => id),
  ]).flat();
}

/** Types of questions whose answers may determine the numbers of instances. */
export const ORDERING_TYPES: readonly Question['type'][] = ['number', 'single', 'date', 'formula'];

/**
 * The instances in the order of the author's rule; those without the deciding answer come last, and after them those
 * without any answer.
 * @param counted returns the counted value of the answer to a question of an instance
 */
export function numberedInstances(
  option: RepeatedOption,
  answers: Answers,
  counted: (id: string) => Answer | undefined,
): readonly string[] {
  const instances = instancesOf(option, answers);
  const { orderedBy, descending } = option.repeat;
  const question = option.questions?.find(({ id }) => id === orderedBy);
  const ids = idsUnder(option);
  const isEmpty = (instance: string) => ids.every((id) => !hasAnswer(answers[instanceId(id, instance)]));
  const ranks = new Map(
    instances.map((instance) => {
      const rank = question && rankOf(question, counted(instanceId(question.id, instance)));
      return [instance, { isEmpty: isEmpty(instance), rank }] as const;
    }),
  );
  return instances.toSorted((one, other) =>
    compared(ranks.get(one)!, ranks.get(other)!, descending ? -1 : 1),
  );
}

interface Ranked {
  isEmpty: boolean;
  rank: string | number | undefined;
}

function compared(one: Ranked, other: Ranked, sign: 1 | -1): number {
  if (one.isEmpty !== other.isEmpty) return Number(one.isEmpty) - Number(other.isEmpty);
  const [first, second] = [one.rank, other.rank];
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined);
  if (first === second) return 0;
  return first < second ? -sign : sign;
}

/** The sort key of an instance: a number, a date, or the index of the chosen option. */
function rankOf(question: Question, answer: Answer | undefined): string | number | undefined {
  if (question.type === 'date') return typeof answer === 'string' ? answer : undefined;
  if (question.type !== 'single') return typeof answer === 'number' ? answer : undefined;
  const place = optionsOf(question).findIndex(({ id }) => id === instanceParts(String(answer))?.source);
  return place < 0 ? undefined : place;
}

/** Answers stored under other ids; option ids in answers are renamed too, typed texts are not. */
export function renamedAnswers(answers: Answers, rename: (id: string) => string): Answers {
  const entries = Object.entries(answers).map(([id, answer]): [string, Answer] => {
    const next = rename(id);
    if (next === id || typeof answer === 'number') return [next, answer];
    return [next, typeof answer === 'string' ? rename(answer) : answer.map(rename)];
  });
  return Object.fromEntries(entries);
}

/** Answers by the questionnaire's own ids, moved to the first instance of each repeated group. */
export function inFirstInstances(groups: readonly RepeatedOption[], answers: Answers): Answers {
  const repeated = new Set(groups.flatMap(idsUnder));
  if (repeated.size === 0) return answers;
  return renamedAnswers(answers, (id) => (repeated.has(id) ? instanceId(id, FIRST) : id));
}

/** « Nodule 2 – Taille »: the text of a question, after the name of its instance if it has one. */
export function nameInInstance({ text, instance }: Pick<Question, 'text' | 'instance'>): string {
  return instance ? `${instance.name}\u00a0\u2013 ${text}` : text;
}
