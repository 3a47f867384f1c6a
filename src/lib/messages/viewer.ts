import { counted, formatWhole } from './format.ts';

/** The viewer of a case. Nothing here says what the case shows. */
export const viewerMessages = {
  untitled: 'Cas clinique',
  folders: 'Séries',
  folderLabel: (name: string, images: number) => `${name}, ${counted(images, 'image')}`,
  images: (count: number) => counted(count, 'image'),
  panel: 'Coupes',
  position: (folder: string, index: number, count: number) =>
    `${folder} – ${formatWhole(index + 1)} / ${formatWhole(count)}`,
  spokenPosition: (folder: string, index: number, count: number) =>
    `${folder}, image ${index + 1} sur ${count}`,
  previousImage: 'Image précédente',
  nextImage: 'Image suivante',
  ready: (ready: number, count: number) =>
    ready >= count
      ? counted(count, 'image prête', 'images prêtes')
      : `${formatWhole(ready)} / ${counted(count, 'image prête', 'images prêtes')}`,
  loading: 'Chargement de l’image…',
  imageFailure: 'Cette image n’a pas pu être chargée. Vérifiez votre connexion, puis revenez sur la coupe.',
  noImage: 'Ce cas ne contient pas encore d’image.',
  information: 'Infos cliniques',
  noInformation: 'Aucune information clinique.',
  showAnswer: 'Voir la réponse',
  hideAnswer: 'Cacher la réponse',
  answer: 'Réponse',
  answerShown: 'Réponse affichée.',
  noAnswer: 'L’auteur n’a pas encore écrit la réponse.',
  answerFailure: 'La réponse n’a pas pu être chargée. Veuillez réessayer.',
  showTitle: 'Voir titre',
  hideTitle: 'Masquer titre',
  sheet: 'Fiche récapitulative',
  writeSheet: 'Écrire la fiche',
  about: 'À propos',
  aboutTitle: 'À propos du cas',
  text: 'Textes du cas',
  description: 'Description des images',
  close: 'Fermer',
};
