import type { Answer, Answers } from '#lib/questionnaires/answers.ts';
import { repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import {
  idsUnder,
  instanceId,
  instanceParts,
  instancesOf,
  type RepeatedOption,
  renamedAnswers,
} from '#lib/questionnaires/repeats/instances.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { bestPairs } from './best-pairs.ts';
import { fieldsOf } from './fields.ts';
import { markField, settingOf, weightOf } from './mark-field.ts';
import { countedFields } from './said-fields.ts';

/** A filled report beside its key: the lesions of both, as many as there are, under the same ids. */
export interface BesideKey {
  /** What counts of the key, and of the report. */
  expected: Answers;
  given: Answers;
  /** What the report says, whether it counts or not. */
  own: Answers;
  /** Which instances there are of each thing that is asked about one by one. */
  instances: Answers;
}

type Fields = Pick<ReportQuestion, 'fields'>;

/** One of the things that a group asks about, as far as it is answered: its answers by the ids of the form's own fields. */
interface Lesion {
  instance: string;
  answers: Answers;
}

function lesionsOf(group: RepeatedOption, said: Answers, counted: Answers): Lesion[] {
  const own = new Set(idsUnder(group));
  return instancesOf(group, said).flatMap((instance) => {
    const isOf = (id: string) => {
      const parts = instanceParts(id);
      return parts?.instance === instance && own.has(parts.source);
    };
    const answers = Object.fromEntries(Object.entries(counted).filter(([id]) => isOf(id)));
    const source = (id: string) => (isOf(id) ? instanceParts(id)!.source : id);
    return Object.keys(answers).length > 0 ? [{ instance, answers: renamedAnswers(answers, source) }] : [];
  });
}

/** Of a sum of points, parts that are told apart: those of choices in common are fractions. */
const PARTS = 1e9;
/** More than all that comes after it can be worth. */
const ABOVE = 10n ** 15n;

/**
 * What two lesions are worth as one: fields without which all is lost that are right, then points by their weights, then the
 * weight of what both answer, which else would count twice, then what is alike and does not count.
 */
function worthOf(key: Answers, given: Answers, questions: readonly Question[], question: Fields): bigint {
  let [saved, points, shared, alike] = [0, 0, 0, 0];
  for (const field of questions) {
    const [one, other]: (Answer | undefined)[] = [key[field.id], given[field.id]];
    if (one === undefined || other === undefined) continue;
    const setting = settingOf(question, field.id);
    const weight = weightOf(field, setting);
    const marks = markField(one, other, field, setting);
    if (setting?.isIndispensable && weight > 0 && marks.points === 1) saved += 1;
    points += weight * marks.points;
    shared += weight;
    if (weight === 0) alike += marks.points;
  }
  const parts = [saved, Math.round(points * PARTS), shared, Math.round(alike * PARTS)];
  return parts.reduce((sum, part) => sum * ABOVE + BigInt(part), 0n);
}

/** Ids for lesions that the key has not, beside its own. */
function otherIds(taken: readonly string[]): () => string {
  let last = 0;
  return () => {
    do last += 1;
    while (taken.includes(`n${last}`));
    return `n${last}`;
  };
}

/** What the instances of a group of a report are called beside the key's, and all that there are. */
function pairedGroup(
  group: RepeatedOption,
  keyed: Lesion[],
  given: Lesion[],
  question: Fields,
  named: readonly string[],
) {
  const under = new Set(idsUnder(group));
  const questions = fieldsOf([{ id: '', name: '', questions: group.questions ?? [] }])
    .map((field) => field.question)
    .filter(({ id }) => under.has(id));
  const worth = given.map(({ answers }) =>
    keyed.map((lesion) => worthOf(lesion.answers, answers, questions, question)),
  );
  const pairs = bestPairs(worth);
  const nextId = otherIds(named);
  const names = new Map(
    given.map(({ instance }, at) => {
      const pair = pairs[at];
      return [instance, pair === undefined ? nextId() : keyed[pair]!.instance] as const;
    }),
  );
  const all = [...named, ...[...names.values()].filter((name) => !named.includes(name))];
  return { under, names, all };
}

/** The lesions of a report and of its key under the same ids, those that are one paired so that the most is right. */
export function besideKey({ form, key, fields }: ReportQuestion, report: Answers = {}): BesideKey {
  const pages = form?.pages ?? [];
  const groups = repeatedOptions(pages);
  const expected = countedFields(pages, key);
  const given = countedFields(pages, report);
  if (groups.length === 0) return { expected, given, own: report, instances: {} };
  const paired = groups.map((group) => {
    const keyed = lesionsOf(group, key, expected);
    const named = keyed.map(({ instance }) => instance);
    return { group, ...pairedGroup(group, keyed, lesionsOf(group, report, given), { fields }, named) };
  });
  const renamed = (id: string) => {
    const parts = instanceParts(id);
    const name = parts && paired.find(({ under }) => under.has(parts.source))?.names.get(parts.instance);
    return parts && name !== undefined ? instanceId(parts.source, name) : id;
  };
  const instances = Object.fromEntries(paired.map(({ group, all }) => [group.id, all]));
  return {
    expected,
    given: renamedAnswers(given, renamed),
    own: renamedAnswers(report, renamed),
    instances,
  };
}
