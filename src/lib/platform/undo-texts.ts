/** Undoing, in every editor and on the form of a report. */
export const undoMessages = {
  undoEdit: 'Annuler la dernière modification',
  undoTitle: 'Annuler la dernière modification (Ctrl+Z)',
  redoEdit: 'Rétablir la modification annulée',
  redoTitle: 'Rétablir la modification annulée (Ctrl+Maj+Z)',
  undone: 'Modification annulée.',
  redone: 'Modification rétablie.',
};
