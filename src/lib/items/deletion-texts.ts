import { counted } from '#lib/platform/format-texts.ts';

/** Shown before an item with copies by other people is deleted. */
export const itemDeletionMessages = {
  counting: 'Recherche des copies faites par d’autres…',
  uncounted:
    'Les copies faites par d’autres n’ont pas pu être comptées\u00a0: vous pouvez fermer et réessayer.',
  copies: (count: number) => `${counted(count, 'copie montre', 'copies montrent')} de ses images.`,
  blackOut: 'Noircir d’abord toutes ses images, dans ces copies aussi',
  blackOutHint:
    'C’est définitif\u00a0: chez les autres et dans vos autres contenus qui les montrent, elles resteront à leur place, entièrement noires.',
  mask: 'Masquer plutôt des zones',
  afterwards: 'Après la suppression, ce sera encore possible depuis votre compte\u00a0:',
  inAccount: 'images restées dans des copies',
  stopped:
    'Rien n’a été supprimé, et toutes les images ne sont pas encore noires. Réessayez pour les autres.',
};
