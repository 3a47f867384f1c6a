import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';

/**
 * The ids of `questionnaires/repeats/instances.ts`, and no more of it: pages with questions have no room for its code, which few
 * forms need. A test holds the two together.
 */
const INSTANCE_ID = /^[a-z0-9]{1,8}$/;

/** There before any is named. */
export const FIRST_INSTANCE = '1';

/** The id of a node in one instance. */
export const idIn = (id: string, instance: string): string => `${id}~${instance}`;

/** Of the instances that an answer names, those that there can be. */
export function possibleInstances(named: readonly string[]): string[] {
  const once = [...new Set(named.filter((each) => INSTANCE_ID.test(each)))];
  return once.length > 0 ? once.slice(0, QUESTIONNAIRE_MAX.instances) : [FIRST_INSTANCE];
}
