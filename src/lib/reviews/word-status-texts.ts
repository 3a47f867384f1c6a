import type { ReviewStatus } from './review-rules.ts';

/** State of the verdict, in the bar of an editor; empty while no verdict is requested. */
export const wordMessages = {
  review: 'Relecture',
  status: {
    Brouillon: '',
    'En révision': 'En relecture',
    Validé: 'Prêt à publier',
  } satisfies Record<ReviewStatus, string>,
};
