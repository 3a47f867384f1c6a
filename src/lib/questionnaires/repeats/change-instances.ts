import type { Answer, Answers } from '../answers.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';
import type { QuestionOption } from '../tree.ts';
import { idsUnder, instanceId, instanceParts, instancesOf, renamedAnswers } from './instances.ts';

type Group = Pick<QuestionOption, 'id' | 'questions'>;

/** An id that no removed instance had: otherwise the person's deletions of that instance's sentences would apply. */
function newInstance(taken: readonly string[]): string {
  for (;;) {
    const id = Math.random().toString(36).slice(2, 8);
    if (id !== '' && !taken.includes(id)) return id;
  }
}

/** Adds an instance after the given one, or last; returns the same object if the maximum is reached. */
export function withInstance(answers: Answers, group: Group, after?: string): Answers {
  const instances = instancesOf(group, answers);
  if (instances.length >= QUESTIONNAIRE_MAX.instances) return answers;
  const at = after === undefined ? instances.length : instances.indexOf(after) + 1;
  return { ...answers, [group.id]: instances.toSpliced(at, 0, newInstance(instances)) };
}

/** Adds a copy of an instance, with its answers, right after it. */
export function withCopy(answers: Answers, group: Group, instance: string): Answers {
  const next = withInstance(answers, group, instance);
  if (next === answers) return answers;
  const instances = instancesOf(group, next);
  const made = instances[instances.indexOf(instance) + 1] ?? '';
  const sources = new Set(idsUnder(group));
  const rename = (id: string): string => {
    const parts = instanceParts(id);
    return parts?.instance === instance && sources.has(parts.source) ? instanceId(parts.source, made) : id;
  };
  const own = Object.fromEntries(ownAnswers(answers, group, instance));
  return { ...next, ...renamedAnswers(own, rename) };
}

/** Removes an instance and its answers; if it was the only one, an empty instance replaces it. */
export function withoutInstance(answers: Answers, group: Group, instance: string): Answers {
  const instances = instancesOf(group, answers);
  const gone = new Set(ownAnswers(answers, group, instance).map(([id]) => id));
  const left = instances.filter((each) => each !== instance);
  const kept = Object.entries(answers).filter(([id]) => !gone.has(id));
  return { ...Object.fromEntries(kept), [group.id]: left.length > 0 ? left : [newInstance(instances)] };
}

/** Moves an instance up or down; returns the same object if it is already first or last. */
export function withMoved(answers: Answers, group: Group, instance: string, by: 1 | -1): Answers {
  const instances = instancesOf(group, answers);
  const at = instances.indexOf(instance);
  const other = instances[at + by];
  if (at < 0 || other === undefined) return answers;
  return { ...answers, [group.id]: instances.with(at, other).with(at + by, instance) };
}

/** The answers of one instance, by the ids of its expanded questions. */
function ownAnswers(answers: Answers, group: Group, instance: string): [string, Answer][] {
  const sources = new Set(idsUnder(group));
  return Object.entries(answers).filter(([id]) => {
    const parts = instanceParts(id);
    return parts?.instance === instance && sources.has(parts.source);
  });
}
