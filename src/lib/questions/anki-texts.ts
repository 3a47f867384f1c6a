import { counted } from '#lib/platform/format-texts.ts';
import type { AnkiWords } from './exchange/anki-notes.ts';
import { questionMessages } from './texts.ts';

/** What cards and their package say in French. */
export const ANKI_WORDS = {
  choose: (format, count) =>
    format === 'qru'
      ? 'Une seule réponse juste.'
      : format === 'qrm'
        ? 'Une ou plusieurs réponses justes.'
        : `${counted(count, 'réponse juste', 'réponses justes')}.`,
  letter: questionMessages.letter,
  weights: { indispensable: 'indispensable', inacceptable: 'inacceptable' },
} satisfies AnkiWords;

export const ankiMessages = {
  /** Decks stand in one another by « :: ». */
  deck: (title: string) => `Négatoscope::${title.replaceAll('::', ':') || 'Cas sans titre'}`,
  noteType: 'Négatoscope – question',
  fields: ['Question', 'Réponse'],
  card: 'Carte',
};
