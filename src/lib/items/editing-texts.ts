import { counted } from '#lib/platform/format-texts.ts';

/** An editor's texts about saving, for one kind of content. */
export interface EditingWords {
  /** @param at time of the last save during this visit */
  saved(at: Date | null): string;
  offline: string;
  /** Saving is delayed for a reason given by the server. */
  delayed(reason: string): string;
  conflictTitle: string;
  conflictBody(parts: readonly string[]): string;
  keepMine: string;
  keepTheirs: string;
  kept: string;
  restore: string;
  forget: string;
}

/**
 * The texts about saving in the editor of a whole item.
 * @param item with « ce »: « Ce cas »
 * @param names French names of the parts that are saved separately
 */
export const itemEditingWords = (item: string, names: Readonly<Record<string, string>>): EditingWords => ({
  saved: () => 'Enregistré',
  offline: 'Hors ligne\u00a0: vos modifications sont gardées ici et partiront dès que possible.',
  delayed: (reason) => `${reason} Vos modifications sont gardées ici et partiront dès que possible.`,
  conflictTitle: `${item} a été modifié ailleurs`,
  conflictBody: (parts) =>
    `Une autre fenêtre, ou un autre appareil, a enregistré ce que vous modifiez ici\u00a0: ${parts.map((part) => names[part] ?? part).join(', ')}. Rien n’est perdu, et rien d’autre n’est touché\u00a0: choisissez la version à garder.`,
  keepMine: 'Garder ma version',
  keepTheirs: 'Prendre l’autre version',
  kept: 'Des modifications qui n’avaient pas pu être enregistrées ont été retrouvées sur cet appareil.',
  restore: 'Reprendre ces modifications',
  forget: 'Supprimer ces modifications',
});

/** The texts about saving that all editors share. */
export const editingMessages = {
  waiting: 'Modifications en attente…',
  saving: 'Enregistrement…',
  refused: (reason: string) => (reason ? `Non enregistré\u00a0: ${reason}` : 'Non enregistré'),
  keptHere: '(gardé sur cet appareil)',
  /** After « Non enregistré : »; the number of fields with an invalid value. */
  toCorrect: (count: number) => `${counted(count, 'valeur')} à corriger`,
  showToCorrect: 'Voir',
  conflict: 'Modifié ailleurs',
  showTheirs: 'Voir l’autre version',
  hideTheirs: 'Masquer l’autre version',
  theirs: 'Autre version',
  choiceFailure: 'Votre choix n’a pas abouti. Vérifiez votre connexion et réessayez.',
  combine: 'Réunir les deux versions',
  combinable: 'Les deux versions ont changé des choses différentes\u00a0: elles peuvent aussi être réunies.',
  combined: 'Les modifications des deux côtés sont réunies. Relisez-les.',
  notCombined:
    'Les deux versions ont maintenant changé la même chose\u00a0: choisissez celle qui est à garder.',
  keepBoth: 'Garder les deux (ma version devient une copie)',
  title: 'Titre',
  titleRequired: 'Le titre est obligatoire\u00a0: le précédent est conservé en attendant.',
  tags: 'Étiquettes',
};
