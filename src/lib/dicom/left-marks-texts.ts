import type { LeftMark } from './attributes/left-marks.ts';

/** Reasons why parts of a measurement report, segmentation or presentation state are not proposed. */
const WORDS: Record<LeftMark, string> = {
  explanation: 'Explication d’un signe exporté d’ici, à recopier à la main',
  angle: 'Angle, qu’un signe n’a pas',
  line: 'Ligne qui n’est pas une longueur',
  'open-line': 'Ligne ouverte',
  shape: 'Forme non reconnue',
  'too-complex': 'Contour trop découpé pour 200 points',
  'volume-coordinates': 'Volume dans l’espace, ou coordonnées dont le repère n’est pas dit',
  'no-plane': 'Coordonnées dans l’espace dont aucune image de ces fichiers ne contient tous les points',
  'other-exam':
    'Coordonnées dans l’espace d’un autre patient ou d’un autre examen que celui des images, non placées',
  'slide-coordinates': 'Coordonnées dans une lame entière',
  'no-image': 'Coordonnées sans image',
  'no-position': 'Mesure sans position',
  'no-source': 'Images de segmentation qui ne disent ni leur image ni leur place',
  'several-sources': 'Images de segmentation qui citent plusieurs images',
  moved: 'Images de segmentation déplacées par rapport à leur image',
  'other-size': 'Contours d’une autre taille que leur image',
  'not-square': 'Cercle sur une image dont les pixels ne sont pas carrés',
  'more-findings': 'Signes au-delà de 30',
  'more-marks': 'Tracés au-delà de 20, les plus petits d’une segmentation',
  coarse: 'Contours pris à un pixel près, pour tenir en 200 points',
  holes: 'Contours avec des trous, tracés pleins',
  'empty-segment': 'Segment vide',
  'unread-frames': 'Images de segmentation non lues',
  'segmentation-type': 'Images d’une segmentation de type inconnu',
  'window-units': 'Fenêtre en valeurs brutes sur des images converties (UH…), non appliquée',
  'view-of-few': 'Vue de quelques images seulement\u00a0: rotation, miroir et inversion non gardés',
};

/** A part that is not proposed: our text for the reason, or the name used in its file. */
export const leftPartWords = (part: string): string =>
  Object.hasOwn(WORDS, part) ? WORDS[part as LeftMark] : part;
