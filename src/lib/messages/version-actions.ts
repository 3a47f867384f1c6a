/** What an editor's bar says of versions. */
export const versionActionMessages = {
  changed: 'Modifications non publiées',
  update: 'Mettre à jour la version publique',
  drop: 'Revenir à la version publique',
  versions: 'Versions',
  unsaved: 'Vos dernières modifications ne sont pas encore enregistrées\u00a0: réessayez dans un instant.',
};
