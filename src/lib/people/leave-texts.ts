/** What a list offers about what one writes with others, or was asked to review. */
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
