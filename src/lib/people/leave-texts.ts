/** Buttons above a list that leave a co-authored item or decline a review. */
export const leaveMessages = {
  author: {
    leave: 'Quitter',
    leaveWhat: (title: string) => `Quitter\u00a0: ${title}`,
  },
  reviewer: {
    leave: 'Décliner',
    leaveWhat: (title: string) => `Décliner la relecture\u00a0: ${title}`,
  },
};
