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

/** A filled-in report beside its key, with corresponding lesions under the same ids. */
export interface BesideKey {
  /** The answers that count, in the key and in the report. */
  expected: Answers;
  given: Answers;
  /** The report's answers, whether they count or not. */
  own: Answers;
  /** The instances of each repeated group. */
  instances: Answers;
}

type Fields = Pick<ReportQuestion, 'fields'>;

/** A lesion (an instance of a repeated group), with its answers by the ids of the form's own fields. */
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

/** Resolution of sums of points, which contain fractions. */
const PARTS = 1e9;
/** Factor that gives a criterion precedence over all following ones. */
const ABOVE = 10n ** 15n;

/**
 * The value of pairing two lesions, by these criteria in order: number of right indispensable fields, weighted points,
 * weight of fields answered in both (which would otherwise count twice), then similarity of fields that do not count.
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

/** Returns ids for lesions that are not in the key. */
function otherIds(taken: readonly string[]): () => string {
  let last = 0;
  return () => {
    do last += 1;
    while (taken.includes(`n${last}`));
    return `n${last}`;
  };
}

/** The key's ids for the instances of a report's group, and all instances together. */
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

/** A report and its key with corresponding lesions under the same ids, paired so that the mark is highest. */
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
