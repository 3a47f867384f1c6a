import type { ItemKind } from '#lib/items/item.ts';

/** Texts of the pages for missing addresses and for failures. */
export const errorPageMessages = {
  notFound: {
    title: 'Page introuvable',
    body: 'Cette page n’existe pas, ou son auteur ne la partage pas. Elle a peut-être été déplacée ou rendue privée.',
  },
  fault: {
    title: 'Un incident est survenu',
    body: 'La page n’a pas pu être affichée. Ce n’est pas de votre fait\u00a0: l’incident a été enregistré. Réessayez dans un instant.',
  },
  home: 'Revenir à l’accueil',
  lists: {
    questionnaire: 'Questionnaires publics',
    case: 'Cas publics',
    protocol: 'Protocoles publics',
  } satisfies Record<ItemKind, string>,
};
