import { itemEditingWords } from '#lib/items/editing-texts.ts';
import { counted } from '#lib/platform/format-texts.ts';

/** What the writing of findings says of saving. */
export const findingEditingWords = itemEditingWords('Ce cas', { findings: 'les constats' });

/** Writing findings, in the viewer. */
export const findingEditorMessages = {
  title: 'Constats',
  close: 'Terminer',
  hint: 'Choisissez la coupe et dessinez avec les outils\u00a0: flèche, ellipse, contour, longueur, texte. Le tracé s’ajoute au constat ouvert\u00a0; quand aucun n’est ouvert, il en fait un nouveau. Les lecteurs les voient avec la réponse.',
  publicHint:
    'Ce cas est public\u00a0: ses lecteurs verront ces constats à la prochaine mise à jour de la version publique.',
  reading: 'Lecture des constats…',
  readFailure: 'Les constats n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  add: 'Ajouter un constat ici',
  full: (most: number) => `Un cas a au plus ${most} constats.`,
  numbered: (number: number) => `Constat ${number}`,
  moveUp: (name: string) => `Monter «\u202f${name}\u202f» (Alt + ↑)`,
  moveDown: (name: string) => `Descendre «\u202f${name}\u202f» (Alt + ↓)`,
  remove: (name: string) => `Supprimer «\u202f${name}\u202f»`,
  name: 'Nom',
  explanation: 'Explication',
  labels: 'Texte sur l’image',
  label: (number: number) => `Texte ${number} sur l’image`,
  takeView: 'Prendre la coupe et la vue affichées',
  keyImage: (folder: string, number: number) => `Coupe clé\u00a0: ${folder}, image ${number}`,
  keyGone: 'La coupe de ce constat n’est pas dans ce qui est affiché.',
  marks: (count: number) => (count === 0 ? 'Aucun tracé' : counted(count, 'tracé')),
  added: (name: string) => `«\u202f${name}\u202f» ajouté.`,
  removed: (name: string) => `«\u202f${name}\u202f» supprimé.`,
  movedTo: (name: string, position: number, count: number) =>
    `«\u202f${name}\u202f» déplacé\u00a0: ${position} sur ${count}.`,
  viewTaken: 'Coupe et vue prises.',
};
