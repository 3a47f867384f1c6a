/** What a list offers about what one writes with others. */
export const leaveMessages = {
  leave: 'Quitter',
  leaveWhat: (title: string) => `Quitter\u00a0: ${title}`,
};
