/** Beside the form, where preferences are opened and switched off. */
export const preferredMessages = {
  change: 'Modifier',
  leaveAside: 'Utiliser sans mes préférences',
  plain: 'Ce compte rendu se fait sans vos préférences.',
  apply: 'Les appliquer',
};
