import type { Answers } from '../answers.ts';

/** An added answer may open questions, whose answers open others: as deep as anybody's conditions go. */
const PASSES = 20;

/**
 * Adds answers until nothing more opens. @param add returns the answers with more of them; the same object where
 * there are none
 */
export function settledAnswers(answers: Answers, add: (answers: Answers) => Answers): Answers {
  let settled = answers;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = add(settled);
    if (next === settled) break;
    settled = next;
  }
  return settled;
}
