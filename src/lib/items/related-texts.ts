/** The texts of related items under an item. */
export const relatedMessages = {
  title: 'À voir aussi',
  kin: 'même origine',
  read: 'déjà lu',
  /** The name of a case with a hidden title: the tags that may be shown. */
  hidden: (tags: readonly string[]) => ['Cas', tags.slice(0, 3).join(' ')].filter(Boolean).join('\u00a0· '),
};
