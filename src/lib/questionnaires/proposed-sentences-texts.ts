import { agree, counted } from '#lib/platform/format-texts.ts';

/** Texts about sentences that are proposed where a questionnaire has none. */
export const proposedSentencesMessages = {
  propose: 'Proposer les phrases',
  proposed: (count: number) =>
    `${counted(count, 'phrase proposée', 'phrases proposées')}\u00a0: relisez-${agree(count, 'la', 'les')}. Ctrl+Z pour ${agree(count, 'l’enlever', 'les enlever')}.`,
  none: 'Rien à proposer ici\u00a0: ce qui n’a pas de phrase est dit par une sous-question, ou sert à un calcul.',
};
