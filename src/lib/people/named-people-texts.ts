import { counted, formatShortDate } from '#lib/platform/format-texts.ts';
import type { NamedPerson } from './schemas.ts';

/** Shared by the dialogs of co-authors and of reviewers. */
export const peopleMessages = {
  username: 'Nom d’utilisateur',
  since: ({ username, name, addedAt }: NamedPerson) =>
    `${username === name ? '' : `${username}, `}depuis le ${formatShortDate(addedAt)}`,
  remove: 'Retirer',
  full: (max: number) =>
    `${counted(max, 'personne')} au plus\u00a0: retirez-en une pour en nommer une autre.`,
  loading: 'Un instant…',
  failure: 'Cela n’a pas pu être enregistré. Vérifiez votre connexion et réessayez.',
};

/** The dialog of co-authors. */
export const authorsMessages = {
  title: 'Coauteurs',
  what: 'Ils modifient ce contenu avec vous, où ils le trouvent parmi les leurs. Ils ne peuvent ni le supprimer, ni inviter d’autres personnes, ni décider qui le lit, ni masquer une image enregistrée. Leur nom figure à côté du vôtre. Si vous supprimez votre compte, vous pourrez le laisser au premier que vous avez invité.',
  name: 'Inviter',
  none: 'Personne d’autre ne l’écrit avec vous.',
  leave: 'Ne plus écrire',
  removeWhom: (name: string) => `Retirer ${name} des coauteurs`,
  failure: 'Les coauteurs n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
};
