/** Names of the two lists that every account has. */
export const standingNames = { review: 'À revoir', favourite: 'Favoris' };

/** The menu that adds a case to lists, and the button of its note. */
export const keepingMessages = {
  keep: 'Listes',
  title: 'Ajouter ce cas à une liste',
  lists: 'Mes listes',
  newList: 'Nouvelle liste',
  newListName: 'Nom de la nouvelle liste',
  create: 'Créer et y ajouter',
  added: (name: string) => `Ajouté à «\u202f${name}\u202f».`,
  removed: (name: string) => `Retiré de «\u202f${name}\u202f».`,
  failure: 'Le cas n’a pas pu être ajouté. Vérifiez votre connexion et réessayez.',
  readFailure: 'Vos listes n’ont pas pu être lues. Vérifiez votre connexion et réessayez.',
  loading: 'Chargement de vos listes…',
  all: 'Toutes mes listes',
  search: 'Chercher une liste',
  ...standingNames,
  /** Shown in the bar; part of the button's name. */
  note: 'Note',
  noteLabel: 'Note personnelle sur ce cas',
  noted: (isNoted: boolean) =>
    isNoted ? 'Note personnelle sur ce cas (écrite)' : 'Note personnelle sur ce cas',
};
