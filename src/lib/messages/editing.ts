/** What an editor says in its own words of what it saves: one set for each kind of content. */
export interface EditingWords {
  /** @param at the last save of this visit */
  saved(at: Date | null): string;
  offline: string;
  /** Put off for a reason that the server gave. */
  delayed(reason: string): string;
  conflictTitle: string;
  conflictBody(parts: readonly string[]): string;
  keepMine: string;
  keepTheirs: string;
  kept: string;
  restore: string;
  forget: string;
}

/** What every editor says of saving. */
export const editingMessages = {
  waiting: 'Modifications en attente…',
  saving: 'Enregistrement…',
  refused: (reason: string) => (reason ? `Non enregistré\u00a0: ${reason}` : 'Non enregistré'),
  conflict: 'Modifié ailleurs',
  showTheirs: 'Voir l’autre version',
  hideTheirs: 'Masquer l’autre version',
  theirs: 'Autre version',
  choiceFailure: 'Votre choix n’a pas abouti. Vérifiez votre connexion et réessayez.',
  undoEdit: 'Annuler la dernière modification',
  undoTitle: 'Annuler la dernière modification (Ctrl+Z)',
  redoEdit: 'Rétablir la modification annulée',
  redoTitle: 'Rétablir la modification annulée (Ctrl+Maj+Z)',
  undone: 'Modification annulée.',
  redone: 'Modification rétablie.',
};
