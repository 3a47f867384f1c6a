import { isBlank } from '#lib/platform/blank.ts';
import { moved } from '#lib/platform/reorder.ts';
import { PROPOSITIONS, type Weight } from './formats.ts';
import { type GiveId, newProposition } from './new-question.ts';
import type { PastedLine } from './pasted-lines.ts';
import type { ChoiceQuestion, Proposition } from './questions-schema.ts';

/** A question with changed propositions, and the proposition to edit next. */
export interface EditedPropositions {
  question: ChoiceQuestion;
  focus?: string | undefined;
}

const indexOf = ({ propositions }: ChoiceQuestion, id: string) =>
  propositions.findIndex((each) => each.id === id);

const withPropositions = (question: ChoiceQuestion, propositions: Proposition[]): ChoiceQuestion => ({
  ...question,
  propositions,
});

/** Whether the question's format allows another proposition. */
export const mayAddProposition = ({ format, propositions }: ChoiceQuestion): boolean =>
  propositions.length < PROPOSITIONS[format].most;

export function addProposition(question: ChoiceQuestion, giveId: GiveId): EditedPropositions {
  if (!mayAddProposition(question)) return { question };
  const added = newProposition(giveId);
  return { question: withPropositions(question, [...question.propositions, added]), focus: added.id };
}

/** Moves to the next proposition; after the last one, adds a new one if the format allows it. */
export function nextProposition(question: ChoiceQuestion, id: string, giveId: GiveId): EditedPropositions {
  const next = question.propositions[indexOf(question, id) + 1];
  return next ? { question, focus: next.id } : addProposition(question, giveId);
}

/** Removes a proposition, unless it is the only one; the previous one is edited next. */
export function removeProposition(question: ChoiceQuestion, id: string): EditedPropositions {
  const at = indexOf(question, id);
  if (at === -1 || question.propositions.length === 1) return { question };
  const left = question.propositions.toSpliced(at, 1);
  return { question: withPropositions(question, left), focus: (left[at - 1] ?? left[0])?.id };
}

export function moveProposition(question: ChoiceQuestion, id: string, by: -1 | 1): EditedPropositions {
  const at = indexOf(question, id);
  if (!question.propositions[at] || !question.propositions[at + by]) return { question };
  return { question: withPropositions(question, moved(question.propositions, at, at + by)), focus: id };
}

/** A proposition marked right or wrong; a weight that is then invalid is dropped. */
function marked({ weight, ...proposition }: Proposition, isRight: boolean): Proposition {
  const stays = weight === (isRight ? 'indispensable' : 'inacceptable');
  return { ...proposition, isRight, ...(stays && { weight }) };
}

/** Marks a proposition as right or wrong; in a QRU, marking one as right makes the others wrong. */
export function setRight(question: ChoiceQuestion, id: string, isRight: boolean): ChoiceQuestion {
  const isSingle = question.format === 'qru' && isRight;
  const propositions = question.propositions.map((each) => {
    if (each.id === id) return marked(each, isRight);
    return isSingle && each.isRight ? marked(each, false) : each;
  });
  return withPropositions(question, propositions);
}

/** The weight that a QRM's proposition may have: indispensable if right, unacceptable if wrong. */
export const weightFor = ({ isRight }: Proposition): Weight => (isRight ? 'indispensable' : 'inacceptable');

export function setWeighted(question: ChoiceQuestion, id: string, isWeighted: boolean): ChoiceQuestion {
  const propositions = question.propositions.map((each) => {
    if (each.id !== id) return each;
    const { weight: _, ...rest } = each;
    return isWeighted ? { ...rest, weight: weightFor(each) } : rest;
  });
  return withPropositions(question, propositions);
}

export function changeProposition(
  question: ChoiceQuestion,
  id: string,
  change: Pick<Partial<Proposition>, 'text' | 'explanation'>,
): ChoiceQuestion {
  const propositions = question.propositions.map((each) => (each.id === id ? { ...each, ...change } : each));
  return withPropositions(question, propositions);
}

/**
 * Inserts pasted lines as propositions: the first replaces the selected text, the others fill the following empty
 * ones, then new ones. More than the format allows are reported as a fault, but not dropped.
 * @param most absolute maximum number of propositions
 */
export function insertLines(
  question: ChoiceQuestion,
  place: { id: string; start: number; end: number },
  lines: readonly PastedLine[],
  { giveId, most }: { giveId: GiveId; most: number },
): EditedPropositions & { left: number } {
  const [first, ...rest] = lines;
  const at = indexOf(question, place.id);
  const current = question.propositions[at];
  if (!first || !current) return { question, left: 0 };
  const { text } = current;
  const next = [...question.propositions];
  const put = { ...current, text: text.slice(0, place.start) + first.text + text.slice(place.end) };
  next[at] = first.isRight ? marked(put, true) : put;
  let last = at;
  let taken = 0;
  for (const line of rest) {
    const following = next[last + 1];
    const isFree = following && isBlank(following.text) && isBlank(following.explanation);
    if (!isFree && next.length >= most) break;
    const made = isFree ? { ...following, text: line.text } : newProposition(giveId, line.text);
    next.splice(last + 1, isFree ? 1 : 0, line.isRight ? marked(made, true) : made);
    last += 1;
    taken += 1;
  }
  return { question: withPropositions(question, next), focus: next[last]?.id, left: rest.length - taken };
}
