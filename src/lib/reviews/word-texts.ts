import { formatShortDate } from '#lib/platform/format-texts.ts';
import type { ReviewStatus } from './review-rules.ts';
import type { TakenStep } from './schemas.ts';
import { by, type Said } from './texts.ts';

/** A reviewer's optional verdict before publication. */
export const reviewWordMessages = {
  title: 'Relecture avant publication',
  what: 'Ceux que vous nommez lisent la copie de travail, images, réponse et fiche comprises, dès que vous demandez une relecture et jusqu’à leur réponse. Ils ne la modifient pas, et vous publiez sans eux si vous voulez.',
  name: 'Nommer',
  none: 'Nommez d’abord un relecteur.',
  noneNamed: 'Son auteur n’a pas encore nommé de relecteur.',
  removeWhom: (name: string) => `Retirer ${name} des relecteurs`,
  people: 'Relecteurs',
  loading: 'Un instant…',
  word: 'Un mot pour vos relecteurs (facultatif)',
  ask: 'Demander une relecture',
  takeBack: 'Annuler la demande',
  history: 'Ce qui s’est dit',

  never: 'Personne d’autre ne l’a encore relu.',
  asked: ({ at, by: name }: Said) =>
    `Relecture demandée le ${formatShortDate(at)}${by(name)}\u00a0: vos relecteurs le trouvent dans «\u202fÀ relire\u202f».`,
  readyAt: ({ at, by: name }: Said) =>
    `Prêt à publier, le ${formatShortDate(at)}${by(name)}. Publié sans autre changement, il portera la mention «\u202frelu\u202f».`,
  againAt: ({ at, by: name }: Said) => `À reprendre, le ${formatShortDate(at)}${by(name)}.`,
  changedSince: 'Il a changé depuis qu’un relecteur l’a trouvé prêt.',
  takenBack: 'La demande est annulée.',
  /** The text for a step in the history. */
  step({ from, to, byAuthor, word }: TakenStep): string {
    if (to === 'En révision') return 'Relecture demandée';
    if (to === 'Validé') return 'Prêt à publier';
    if (from === 'Validé') return word === null ? 'Modifié depuis' : 'Repris';
    return byAuthor || word === null ? 'Demande annulée' : 'À reprendre';
  },

  /** Shown to a reviewer. */
  youRead: 'Vous relisez ce contenu avant sa publication\u00a0: vous en lisez la copie de travail.',
  ready: {
    title: 'Prêt à publier\u202f?',
    submit: 'Prêt à publier',
    body: 'Publié sans autre changement, il sera indiqué comme relu par vous. Vous n’en lirez plus la copie de travail.',
  },
  again: {
    title: 'À reprendre\u202f?',
    submit: 'À reprendre',
    body: 'Son auteur lit votre mot et reprend son travail. Vous n’en lirez plus la copie de travail avant sa prochaine demande.',
  },
  done: {
    Brouillon: 'Demande de relecture terminée.',
    'En révision': 'Relecture demandée.',
    Validé: 'Votre avis est donné.',
  } satisfies Record<ReviewStatus, string>,
};
