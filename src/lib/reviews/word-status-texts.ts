import type { ReviewStatus } from '#lib/domain/review.ts';

/** The word that was asked for before publication, as an editor tells of it: nothing while none is awaited. */
export const wordMessages = {
  review: 'Relecture',
  status: {
    Brouillon: '',
    'En révision': 'En relecture',
    Validé: 'Prêt à publier',
  } satisfies Record<ReviewStatus, string>,
};
