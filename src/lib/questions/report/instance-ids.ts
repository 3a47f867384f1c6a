import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';

/**
 * The part of `questionnaires/repeats/instances.ts` that pages with questions need: they should not load all of it,
 * since few forms have repeats. A test keeps the two consistent.
 */
const INSTANCE_ID = /^[a-z0-9]{1,8}$/;

/** The instance that exists before any is named. */
export const FIRST_INSTANCE = '1';

/** The id of a node in a given instance. */
export const idIn = (id: string, instance: string): string => `${id}~${instance}`;

/** The valid ones of the instances named in an answer. */
export function possibleInstances(named: readonly string[]): string[] {
  const once = [...new Set(named.filter((each) => INSTANCE_ID.test(each)))];
  return once.length > 0 ? once.slice(0, QUESTIONNAIRE_MAX.instances) : [FIRST_INSTANCE];
}
