import chapters from './asvs.json' with { type: 'json' };

/**
 * `yes` names the tests that show it; `no` and `not applicable` say why; what nobody has established is `not
 * verified`.
 */
export const REQUIREMENT_STATES = ['yes', 'no', 'not applicable', 'not verified'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

/** A requirement of the OWASP ASVS 5.0.0, of its first two levels. */
export interface Requirement {
  /** The standard's number: `V6.2.1`. */
  id: string;
  level: 1 | 2;
  /** Its subject, in a few words of our own: the standard's text is not repeated. */
  subject: string;
  state: RequirementState;
  /** Files of the tests that show it. */
  tests?: string[];
  note?: string;
}

/** A chapter of the standard. */
export interface Chapter {
  number: number;
  name: string;
  requirements: Requirement[];
}

/** The 253 requirements of levels 1 and 2 of the OWASP ASVS 5.0.0. */
export const ASVS = chapters as Chapter[];

/** How many requirements of a level are in each state, in the order of `REQUIREMENT_STATES`. */
export function statesOf(level: Requirement['level']): number[] {
  const of = ASVS.flatMap(({ requirements }) => requirements).filter((each) => each.level === level);
  return REQUIREMENT_STATES.map((state) => of.filter((each) => each.state === state).length);
}
