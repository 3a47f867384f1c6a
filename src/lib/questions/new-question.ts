import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import { type ChoiceFormat, type Format, isChoiceFormat, PROPOSITIONS } from './formats.ts';
import type { CaseQuestion, Proposition, QuestionStep } from './questions-schema.ts';

/** Returns ids that no other node of the case has. */
export type GiveId = () => string;

/** @param taken existing ids; new ones are added */
export function idGiver(taken: Set<string>): GiveId {
  return () => {
    const id = newNodeId(taken);
    taken.add(id);
    return id;
  };
}

/** Initial number of propositions in a question: the minimum for a long QRP, the maximum for other formats. */
export const firstPropositions = (format: ChoiceFormat): number => {
  const { least, most } = PROPOSITIONS[format];
  return format === 'qrp-long' ? least : most;
};

export const newProposition = (giveId: GiveId, text = '', isRight = false): Proposition => ({
  id: giveId(),
  text,
  isRight,
});

export function newQuestion(format: Format, giveId: GiveId): CaseQuestion {
  const common = { id: giveId(), text: '' };
  if (isChoiceFormat(format)) {
    const propositions = Array.from({ length: firstPropositions(format) }, () => newProposition(giveId));
    return { ...common, format, propositions };
  }
  switch (format) {
    case 'qroc':
      return { ...common, format, accepted: [''] };
    case 'tcs':
      return { ...common, format, hypothesis: '', fact: '', panel: [0, 0, 0, 0, 0] };
    case 'zone':
      return { ...common, format, structures: [] };
    case 'measure':
      return { ...common, format, quantity: 'length', least: null, most: null };
    case 'report':
      return { ...common, format, title: '', form: null, key: {}, fields: {} };
  }
}

export const newStep = (giveId: GiveId, question: CaseQuestion): QuestionStep => ({
  id: giveId(),
  text: '',
  questions: [question],
});
