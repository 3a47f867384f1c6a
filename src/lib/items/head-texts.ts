const unknownAuthor = 'Utilisateur';

/** « Anne, Marc et Zoé ». */
const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

/**
 * The owner of an item, and actions on the whole item. A separate module, because the viewer loads its other texts
 * later.
 */
export const itemHeadMessages = {
  editCase: 'Modifier le cas',
  editCaseShort: 'Modifier',
  print: 'Imprimer',
  /** The last line of printed pages. */
  source: (address: string) => `Négatoscope, ${address}`,
  unknownAuthor,
  by: (author: string, coAuthors: readonly string[] = []) =>
    `par ${joined([author || unknownAuthor, ...coAuthors])}`,
};
