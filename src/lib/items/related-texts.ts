/** What is shown under an item to go on to. */
export const relatedMessages = {
  title: 'À voir aussi',
  kin: 'même origine',
  read: 'déjà lu',
  /** A case by what may be told of it. */
  hidden: (tags: readonly string[]) => ['Cas', tags.slice(0, 3).join(' ')].filter(Boolean).join('\u00a0· '),
};
