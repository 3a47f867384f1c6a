import { fold } from '#lib/platform/fold.ts';
import { type Format, isChoiceFormat } from '../formats.ts';
import type { CaseQuestion, ChoiceQuestion, Proposition } from '../questions-schema.ts';

/** Files have one kind of question for several of our formats, and do not distinguish these. */
const isOfSeveral = (format: Format) => isChoiceFormat(format) && format !== 'qru';

const key = ({ text }: Proposition) => fold(text).trim();

/** Propositions with equal texts keep their id, to which answers refer, and a weight that is still valid. */
function updatedPropositions(before: ChoiceQuestion, after: ChoiceQuestion): Proposition[] {
  const left = [...before.propositions];
  return after.propositions.map((proposition) => {
    const at = left.findIndex((each) => key(each) === key(proposition));
    const [same] = at === -1 ? [] : left.splice(at, 1);
    if (!same) return proposition;
    const isKept = same.weight !== undefined && same.isRight === proposition.isRight;
    return { ...proposition, id: same.id, ...(isKept && { weight: same.weight }) };
  });
}

/** A question of the case updated from a file; parts that files cannot express stay unchanged. */
export function updatedQuestion(before: CaseQuestion, said: CaseQuestion): CaseQuestion {
  const after = before.findings ? { ...said, findings: before.findings } : said;
  if (!('propositions' in before) || !('propositions' in after)) return after;
  const keepsFormat = isOfSeveral(before.format) && isOfSeveral(after.format);
  const format = keepsFormat ? before.format : after.format;
  const propositions = updatedPropositions(before, after).map(({ weight, ...proposition }) =>
    weight && format === 'qrm' ? { ...proposition, weight } : proposition,
  );
  return { ...after, format, propositions };
}
