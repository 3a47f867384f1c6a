import type { SaveStateName } from '#lib/autosave/save-state.ts';

/** The texts about versions in an editor's bar. */
export const versionActionMessages = {
  changed: 'Modifications non publiées',
  update: 'Mettre à jour la version publique',
  drop: 'Revenir à la version publique',
  versions: 'Versions',
  unsaved: 'Vos dernières modifications ne sont pas encore enregistrées\u00a0: réessayez dans un instant.',
};

/** Why an action must wait for unsaved changes, with the reason if known. */
export function unsavedText({ state, reason }: { state: SaveStateName; reason: string }): string {
  if (state === 'conflict')
    return 'Une autre fenêtre, ou un autre appareil, a modifié la même chose\u00a0: choisissez d’abord la version à garder.';
  const isNamed = (state === 'held' || state === 'refused') && reason !== '';
  return isNamed
    ? `Vos dernières modifications ne sont pas toutes enregistrées\u00a0: ${reason}`
    : versionActionMessages.unsaved;
}
