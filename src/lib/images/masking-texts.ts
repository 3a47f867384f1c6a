import { agree, counted, formatWhole } from '#lib/platform/format-texts.ts';

/** Texts for blacking out parts of stored images. */
export const maskingMessages = {
  open: 'Masquer des zones',
  openHere: 'Masquer des zones de cette image',
  inEditor:
    'Une série n’est montrée ici qu’en partie\u00a0: masquez des zones depuis l’éditeur du cas, où sont toutes ses images.',
  title: 'Masquer des zones',
  forGood:
    'Ce qui est masqué l’est pour de bon\u00a0: ici, dans la fiche, dans les versions publiées et dans les copies que d’autres en ont faites. L’image d’avant est effacée\u202f; ni Annuler ni une version antérieure ne la ramènent.',
  submit: (count: number) => (count === 0 ? 'Masquer' : `Masquer sur ${counted(count, 'image')}`),
  progress: (done: number, count: number) =>
    `${formatWhole(done)} ${agree(done, 'image masquée', 'images masquées')} sur ${formatWhole(count)}`,
  done: (count: number) =>
    `${counted(count, 'image masquée', 'images masquées')}. Ce qui précède ne peut plus être annulé.`,
  unsaved:
    'Vos modifications n’ont pas pu être enregistrées avant de masquer. Vérifiez votre connexion et réessayez.',
  stopped: (done: number, count: number) =>
    done === 0
      ? 'Rien n’a été masqué. Réessayez dans un instant.'
      : `${counted(done, 'image masquée', 'images masquées')} sur ${formatWhole(count)}. Réessayez pour les autres.`,
};
