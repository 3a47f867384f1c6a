import { formatShortDate } from '#lib/platform/format-texts.ts';
import type { AskedReview } from './schemas.ts';

/** Adding reviewers, and a reviewer's tasks. */
export const reviewersMessages = {
  open: (count: number) => (count === 0 ? 'Relecteurs' : `Relecteurs (${count})`),
  title: 'Relecteurs',
  what: 'Ils lisent le protocole dès que vous demandez une relecture, le valident ou le renvoient avec un mot. Ils ne le modifient pas.',
  name: 'Nommer',
  none: 'Personne d’autre que vous ne le relit.',
  removeWhom: (name: string) => `Retirer ${name} des relecteurs`,

  toReview: (count: number) => `À relire (${count})`,
  askedBy: ({ author, askedAt }: Pick<AskedReview, 'author' | 'askedAt'>) =>
    `${author ? `${author}, ` : ''}demandé le ${formatShortDate(askedAt)}`,
  read: 'Relire',
  readWhat: (title: string) => `Relire\u00a0: ${title}`,

  /** Shown on the protocol's page. */
  youReview: (version: number) =>
    version === 1
      ? 'Vous relisez ce protocole, qui n’est pas encore validé.'
      : `Vous relisez la version ${version}, qui n’est pas encore validée.`,
  awaits: (version: number) => `La version ${version} attend votre relecture.`,
  readDraft: 'La relire',
  changes: (last: number) => `Voir ce qui change depuis la version ${last}`,
  validateBody:
    'Votre nom reste avec cette version\u00a0: elle est indiquée comme relue et validée par vous.',
  sendBackBody: 'Son auteur la reprend et lit votre mot. Vous ne la lirez plus avant sa prochaine demande.',
  lacks:
    'Ce protocole est encore incomplet\u00a0: renvoyez-le en brouillon, ou attendez que son auteur le complète.',
};
