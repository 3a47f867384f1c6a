import { agree, counted } from '#lib/platform/format-texts.ts';

/** The dialog of an item's unlisted link. */
export const linkMessages = {
  title: 'Partager par un lien',
  explain:
    'Toute personne connectée qui a le lien peut lire ce contenu, même privé ou en brouillon, sans qu’il soit dans aucune liste. Les images que personne n’a attestées n’y sont pas.',
  loading: 'Un instant…',
  make: 'Créer le lien',
  link: 'Lien non répertorié',
  open: 'Ouvrir',
  revoke: 'Retirer le lien',
  renew: 'Changer de lien',
  revokeHint: 'Retiré ou changé, il ne mène plus nulle part, et ceux qui l’ont ouvert ne lisent plus rien.',
  revoked: 'Lien retiré\u00a0: il ne mène plus nulle part.',
  renewed: 'Nouveau lien créé, l’ancien ne mène plus nulle part.',
  holders: (count: number) =>
    count === 0
      ? 'Personne ne l’a encore ouvert.'
      : `${counted(count, 'personne')} l’${agree(count, 'a', 'ont')} ouvert.`,
  close: 'Fermer',
  failure: 'Le lien n’a pas pu être changé. Vérifiez votre connexion et réessayez.',
};
