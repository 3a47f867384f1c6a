import type { HypothesisGroup } from '../hypothesis-join-rules.ts';
import type { WrongOfCase } from '../rules.ts';

interface CaseToJoin extends WrongOfCase {
  /** The groups that may be separated: those joined under the name of another one. */
  joined: (HypothesisGroup & { into: string })[];
}

/** The cases with hypotheses to join or separate, plus the case that a submitted form concerned. */
export function casesToJoin(wrong: readonly WrongOfCase[], atHand: string | undefined): CaseToJoin[] {
  return wrong
    .map((each) => ({
      ...each,
      joined: each.hypotheses.flatMap(({ text: into, parts = [] }) =>
        parts.slice(1).map((part) => ({ ...part, into })),
      ),
    }))
    .filter(
      ({ id, hypotheses, joined }) =>
        hypotheses.length > 1 || joined.length > 0 || (id === atHand && hypotheses.length > 0),
    );
}
