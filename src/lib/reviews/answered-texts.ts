import { formatShortDate } from '#lib/platform/format-texts.ts';
import type { AnsweredReview } from './schemas.ts';
import { by } from './texts.ts';

/** Verdicts of reviewers, shown to an owner above their own list. */
export const answeredMessages = {
  title: (count: number) => (count === 1 ? 'Avis reçu (1)' : `Avis reçus (${count})`),
  said: ({ isReady, by: name, at }: Pick<AnsweredReview, 'isReady' | 'by' | 'at'>) =>
    `${isReady ? 'Prêt à publier' : 'À reprendre'}, le ${formatShortDate(at)}${by(name)}`,
};
