/**
 * The states of the RGAA: conforming, not conforming, not applicable, not tested. An untested criterion counts as not
 * conforming.
 */
export type CriterionState = 'C' | 'NC' | 'NA' | 'NT';

/** One of the 106 criteria, as in `rgaa-criteria.json`. */
export interface Criterion {
  id: string;
  /** Its subject, in a few words. */
  subject: string;
  state: CriterionState;
  /** Tests that prove it, `tests/e2e/axe.spec.ts: axe finds nothing`: the second part occurs in the test's name. */
  tests?: string[];
  /** What was checked, why it does not apply, or what is missing. */
  note?: string;
}

export interface Theme {
  number: number;
  name: string;
  criteria: Criterion[];
}

export type Conformity = 'full' | 'partial' | 'none';

export interface Rate {
  conforming: number;
  notConforming: number;
  notVerified: number;
  notApplicable: number;
  /** Percentage of applicable criteria that conform, rounded down, so that 100 means all. */
  percent: number;
  conformity: Conformity;
}

/**
 * The rate of the whole table, and the conformity that the statement may claim (RGAA: from half of the criteria on,
 * « partiellement »).
 */
export function rateOf(themes: readonly Theme[]): Rate {
  const states = themes.flatMap(({ criteria }) => criteria.map(({ state }) => state));
  const count = (asked: CriterionState) => states.filter((state) => state === asked).length;
  const conforming = count('C');
  const notApplicable = count('NA');
  const applicable = states.length - notApplicable;
  const percent = Math.floor((100 * conforming) / applicable);
  const conformity = conforming === applicable ? 'full' : percent >= 50 ? 'partial' : 'none';
  return {
    conforming,
    notConforming: count('NC'),
    notVerified: count('NT'),
    notApplicable,
    percent,
    conformity,
  };
}
