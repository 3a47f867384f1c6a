import type { Answers } from '../answers.ts';

/** Maximum rounds: an added answer may make further questions visible, whose answers do the same. */
const PASSES = 20;

/**
 * Adds answers until no further question becomes visible. @param add returns the answers with more added; the same
 * object if there are none to add
 */
export function completeAnswers(answers: Answers, add: (answers: Answers) => Answers): Answers {
  let settled = answers;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = add(settled);
    if (next === settled) break;
    settled = next;
  }
  return settled;
}
