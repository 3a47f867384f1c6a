import chapters from './asvs.json' with { type: 'json' };

/**
 * `yes` lists the tests that prove it; `no` and `not applicable` give a reason; `not verified` means that nobody has
 * checked.
 */
export const REQUIREMENT_STATES = ['yes', 'no', 'not applicable', 'not verified'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

/** A requirement of the OWASP ASVS 5.0.0, of its first two levels. */
export interface Requirement {
  /** The requirement's number in the standard: `V6.2.1`. */
  id: string;
  level: 1 | 2;
  /** Its subject in our own words, since the standard's text is not reproduced. */
  subject: string;
  state: RequirementState;
  /** Files of the tests that prove it. */
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

/** Number of requirements of a level in each state, in the order of `REQUIREMENT_STATES`. */
export function statesOf(level: Requirement['level']): number[] {
  const of = ASVS.flatMap(({ requirements }) => requirements).filter((each) => each.level === level);
  return REQUIREMENT_STATES.map((state) => of.filter((each) => each.state === state).length);
}
