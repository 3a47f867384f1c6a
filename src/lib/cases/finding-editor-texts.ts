import { itemEditingWords } from '#lib/items/editing-texts.ts';
import { counted } from '#lib/platform/format-texts.ts';

/** Texts about saving in the findings' editor. */
export const findingEditingWords = itemEditingWords('Ce cas', { findings: 'les signes' });

/** Texts of the findings' editor in the viewer. */
export const findingEditorMessages = {
  title: 'Signes',
  close: 'Terminer',
  hint: 'Choisissez la coupe et dessinez avec les outils\u00a0: flèche, ellipse, contour, longueur, texte. Le tracé s’ajoute au signe ouvert\u202f; si aucun n’est ouvert, il en crée un. Les lecteurs voient les signes avec la réponse.',
  publicHint:
    'Ce cas est public\u00a0: ses lecteurs verront ces signes à la prochaine mise à jour de la version publique.',
  reading: 'Chargement des signes…',
  readFailure: 'Les signes n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  add: 'Ajouter un signe ici',
  full: (most: number) => `Un cas a au plus ${most} signes.`,
  numbered: (number: number) => `Signe ${number}`,
  moveUp: (name: string) => `Monter «\u202f${name}\u202f» (Alt + ↑)`,
  moveDown: (name: string) => `Descendre «\u202f${name}\u202f» (Alt + ↓)`,
  remove: (name: string) => `Supprimer «\u202f${name}\u202f»`,
  name: 'Nom',
  explanation: 'Explication',
  labels: 'Texte sur l’image',
  label: (number: number) => `Texte ${number} sur l’image`,
  takeView: 'Utiliser la coupe et la vue actuelles',
  keyImage: (folder: string, number: number) => `Coupe clé\u00a0: ${folder}, image ${number}`,
  keyGone: 'La coupe de ce signe n’est pas parmi les images affichées.',
  marks: (count: number) => (count === 0 ? 'Aucun tracé' : counted(count, 'tracé')),
  added: (name: string) => `«\u202f${name}\u202f» ajouté.`,
  removed: (name: string) => `«\u202f${name}\u202f» supprimé.`,
  movedTo: (name: string, position: number, count: number) =>
    `«\u202f${name}\u202f» déplacé\u00a0: ${position} sur ${count}.`,
  viewTaken: 'Coupe et vue enregistrées pour ce signe.',
};
