import { counted } from '#lib/platform/format-texts.ts';
import type { AnkiWords } from './exchange/anki-notes.ts';
import type { ChoiceFormat } from './formats.ts';
import { questionMessages } from './texts.ts';

const toldNumber = (count: number) => `${counted(count, 'réponse juste', 'réponses justes')}.`;

const chosen: Record<ChoiceFormat, (count: number) => string> = {
  qru: () => 'Une seule réponse juste.',
  qrm: () => 'Une ou plusieurs réponses justes.',
  qrp: toldNumber,
  'qrp-long': toldNumber,
};

/** French texts on cards and in their package. */
export const ANKI_WORDS = {
  choose: (format, count) => chosen[format](count),
  letter: questionMessages.letter,
  masked: 'Que montre la zone masquée\u202f?',
  asked: (text) => `Question du cas\u00a0: ${text.trim()}`,
  weights: { indispensable: 'indispensable', inacceptable: 'inacceptable' },
} satisfies AnkiWords;

export const ankiMessages = {
  /** « :: » separates levels of decks. */
  deck: (title: string) => `Négatoscope::${title.replaceAll('::', ':') || 'Cas sans titre'}`,
  noteType: 'Négatoscope – question',
  fields: ['Question', 'Réponse'],
  card: 'Carte',
  zones: {
    noteType: 'Négatoscope – zone',
    card: 'Zone',
    failed: 'La zone n’a pas pu être masquée\u00a0: il faut Anki 23.10 ou plus récent.',
    toggle: 'Afficher ou masquer les zones',
  },
};
