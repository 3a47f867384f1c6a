/** Texts for the author of a copy whose source has a newer published version. */
export const takeoverMessages = {
  changed: (title: string) =>
    `La source de cette copie, «\u202f${title}\u202f», a changé depuis que vous l’avez copiée.`,
  choose: 'Voir et reprendre…',
  page: 'Voir ce qui a changé, page entière',
};
