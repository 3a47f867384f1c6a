import { isBlank } from '#lib/platform/blank.ts';
import { type ChoiceFormat, type Format, isChoiceFormat, PROPOSITIONS } from './formats.ts';
import { firstPropositions, type GiveId, newProposition, newQuestion } from './new-question.ts';
import type { CaseQuestion, Proposition } from './questions-schema.ts';

const isEmpty = ({ text, isRight, explanation }: Proposition) =>
  isBlank(text) && isBlank(explanation) && !isRight;

/** The initial number of propositions for a format: filled ones stay, empty ones are added or removed. */
function fittedPropositions(
  propositions: Proposition[],
  format: ChoiceFormat,
  giveId: GiveId,
): Proposition[] {
  let spare = propositions.length - PROPOSITIONS[format].most;
  const kept = propositions.filter((each) => !(isEmpty(each) && spare-- > 0));
  if (kept.length >= PROPOSITIONS[format].least) return kept;
  const missing = firstPropositions(format) - kept.length;
  return [...kept, ...Array.from({ length: missing }, () => newProposition(giveId))];
}

/** A question's content as propositions: a QROC's first accepted answer becomes the right one. */
function propositionsOf(question: CaseQuestion, giveId: GiveId): Proposition[] {
  if ('propositions' in question) return question.propositions;
  const [right] = question.format === 'qroc' ? question.accepted.filter((text) => !isBlank(text)) : [];
  return right === undefined ? [] : [newProposition(giveId, right, true)];
}

function acceptedOf(question: CaseQuestion): string[] {
  const { propositions } = 'propositions' in question ? question : { propositions: [] };
  const right = propositions.filter(({ text, isRight }) => isRight && !isBlank(text));
  return right.length > 0 ? right.map(({ text }) => text) : [''];
}

const withoutWeight = ({ weight: _, ...proposition }: Proposition): Proposition => proposition;

/** A question in another format, with all parts that both formats share. */
export function changeFormat(question: CaseQuestion, format: Format, giveId: GiveId): CaseQuestion {
  if (format === question.format) return question;
  const { id, text, explanation, findings } = question;
  const common = {
    id,
    text,
    ...(explanation !== undefined && { explanation }),
    ...(findings && { findings }),
  };
  if (isChoiceFormat(format)) {
    const fitted = fittedPropositions(propositionsOf(question, giveId), format, giveId);
    return { ...common, format, propositions: format === 'qrm' ? fitted : fitted.map(withoutWeight) };
  }
  if (format === 'qroc') return { ...common, format, accepted: acceptedOf(question) };
  return { ...newQuestion(format, giveId), ...common };
}
