const unknownAuthor = 'Utilisateur';

/** « Anne, Marc et Zoé ». */
const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

/** Whose an item is, and what one does with the whole of it: apart from the rest, which the viewer asks for later. */
export const itemHeadMessages = {
  editCase: 'Modifier le cas',
  editCaseShort: 'Modifier',
  print: 'Imprimer',
  /** The last line on paper. */
  source: (address: string) => `Négatoscope, ${address}`,
  unknownAuthor,
  by: (author: string, coAuthors: readonly string[] = []) =>
    `par ${joined([author || unknownAuthor, ...coAuthors])}`,
};
