import type { Answer, Answers } from '../answers.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';
import type { QuestionOption } from '../tree.ts';
import { idsUnder, instanceId, instanceParts, instancesOf, renamedAnswers } from './instances.ts';

type Group = Pick<QuestionOption, 'id' | 'questions'>;

/** Never one that was taken away before: what the person deleted of its sentences would be missing without a word. */
function newInstance(taken: readonly string[]): string {
  for (;;) {
    const id = Math.random().toString(36).slice(2, 8);
    if (id !== '' && !taken.includes(id)) return id;
  }
}

/** Adds an instance behind another one or last; returns the same object when the maximum is reached. */
export function withInstance(answers: Answers, group: Group, after?: string): Answers {
  const instances = instancesOf(group, answers);
  if (instances.length >= QUESTIONNAIRE_MAX.instances) return answers;
  const at = after === undefined ? instances.length : instances.indexOf(after) + 1;
  return { ...answers, [group.id]: instances.toSpliced(at, 0, newInstance(instances)) };
}

/** Adds a copy of an instance and of its answers behind it. */
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

/** Removes an instance and its answers; an empty one replaces the last. */
export function withoutInstance(answers: Answers, group: Group, instance: string): Answers {
  const instances = instancesOf(group, answers);
  const gone = new Set(ownAnswers(answers, group, instance).map(([id]) => id));
  const left = instances.filter((each) => each !== instance);
  const kept = Object.entries(answers).filter(([id]) => !gone.has(id));
  return { ...Object.fromEntries(kept), [group.id]: left.length > 0 ? left : [newInstance(instances)] };
}

/** Moves an instance up or down; returns the same object where it is at that end. */
export function withMoved(answers: Answers, group: Group, instance: string, by: 1 | -1): Answers {
  const instances = instancesOf(group, answers);
  const at = instances.indexOf(instance);
  const other = instances[at + by];
  if (at < 0 || other === undefined) return answers;
  return { ...answers, [group.id]: instances.with(at, other).with(at + by, instance) };
}

/** The answers of an instance: those of the group's questions as they are expanded. */
function ownAnswers(answers: Answers, group: Group, instance: string): [string, Answer][] {
  const sources = new Set(idsUnder(group));
  return Object.entries(answers).filter(([id]) => {
    const parts = instanceParts(id);
    return parts?.instance === instance && sources.has(parts.source);
  });
}
