import type { Direction } from '#lib/imaging/orientation.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import { spacingNote } from '#lib/imaging/spacing-texts.ts';
import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import type { ViewLink } from '#lib/imaging/view-link.ts';
import type { PresetName } from '#lib/imaging/window-presets.ts';
import type { RangeName } from '#lib/imaging/window-range.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { counted, formatDecimal, formatWhole } from '#lib/platform/format-texts.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import { panelCount } from './commands-texts.ts';
import { oneDecimal, rounded, unitOf } from './numbers-texts.ts';

/** The labels of the patient's sides, for the help. */
const LETTERS = {
  right: 'D',
  left: 'G',
  anterior: 'A',
  posterior: 'P',
  superior: 'S',
  inferior: 'I',
} satisfies Record<Direction, string>;

/** The texts of the viewer. None of them reveals what the case shows. */
export const viewerMessages = {
  untitled: 'Cas clinique',
  folders: 'Séries',
  images: (count: number) => counted(count, 'image'),
  panel: (number: number, folder: string, index: number, count: number) =>
    `Panneau ${number}\u00a0: ${folder}, image ${index + 1} sur ${count}`,
  position: (index: number, count: number) => `${formatWhole(index + 1)} / ${formatWhole(count)}`,
  spokenPosition: (folder: string, index: number, count: number) =>
    `${folder}, image ${index + 1} sur ${count}`,
  previousImage: 'Image précédente',
  nextImage: 'Image suivante',
  ready: (ready: number) => counted(ready, 'image prête', 'images prêtes'),
  bytesLeft: (bytes: number) => {
    const kilobytes = bytes / 1000;
    const amount =
      kilobytes < 1000 ? `${rounded(kilobytes)}\u00a0ko` : `${oneDecimal(kilobytes / 1000)}\u00a0Mo`;
    return `reste ${amount}`;
  },
  loadingSlice: 'chargement…',
  reducedCopy: 'copie réduite, image entière en chemin…',
  reduced: 'copie réduite',
  preview: 'aperçu',
  thickness: (millimetres: number) => `${oneDecimal(millimetres)}\u00a0mm`,
  /** The frame rate of a clip. */
  frameRate: (rate: number, isMean = false) =>
    `${formatDecimal(roundTo(rate, 10))}\u00a0images/s${isMean ? '\u00a0en moyenne' : ''}`,
  window: ({ centre, width }: Window, unit: ModalityUnit | null) => {
    const written = unit === 'SUVBW' ? oneDecimal : rounded;
    return `C ${written(centre)} · L ${written(width)}${unitOf(unit)}`;
  },
  zoom: (zoom: number) => `× ${oneDecimal(zoom)}`,
  /** The length of the scale bar: in millimetres below one centimetre. */
  scale: (millimetres: number, kind?: SpacingKind) =>
    (millimetres < 10
      ? `${formatDecimal(millimetres)}\u00a0mm`
      : `${formatDecimal(millimetres / 10)}\u00a0cm`) + spacingNote(kind),
  sideLetters: (directions: readonly Direction[]) => directions.map((each) => LETTERS[each]).join(''),
  byPosition: 'Lié par position',
  /** For older cases, whose frames of reference are unknown. */
  byPositionUnverified: 'Lié par position, à vérifier',
  /** For series without comparable positions, which were aligned by hand. */
  bySlice: 'Lié image par image',
  /** For panels with linked zoom and position: at the same scale in millimetres, or relative to each image. */
  viewsLinked: {
    scale: (kind?: SpacingKind) => `Zoom lié, même échelle${spacingNote(kind)}`,
    relative: () => 'Zoom lié, échelles différentes',
  } satisfies Record<ViewLink, (kind?: SpacingKind) => string>,
  spokenViewsLinked: 'zoom lié',
  presetLabel: 'Fenêtrage',
  ownWindow: 'Par défaut',
  freeWindow: 'Réglage libre',
  /** Label of the second and further windows of the file. */
  fileWindow: (number: number, window: string) => `Fenêtre ${number} du fichier (${window})`,
  presetNames: {
    soft: 'Parties molles',
    lung: 'Poumon',
    bone: 'Os',
    brain: 'Cerveau',
    subdural: 'Sous-dural',
    liver: 'Foie',
    mediastinum: 'Médiastin',
    angio: 'Angioscanner',
  } satisfies Record<PresetName, string>,
  /** Names of windows for images whose values have no unit. */
  rangeNames: {
    narrow: 'Étroite',
    wide: 'Large',
    automatic: 'Automatique (histogramme)',
    inverted: 'Inversée',
  } satisfies Record<RangeName | 'inverted', string>,
  tools: 'Outils',
  /** Announced to screen readers when the view of the image changes. */
  viewStatus: (panels: number, window: string | null, zoom: number, changes: string[]) =>
    [panelCount(panels), ...(window ? [window] : []), `zoom ${oneDecimal(zoom)}`, ...changes].join(', '),
  enlarged: 'panneau agrandi',
  inverted: 'inversée',
  flipped: 'en miroir',
  rotated: (quarters: number) => `tournée de ${quarters * 90}°`,
  caseOf: (position: number, total: number) => `Cas ${formatWhole(position)} sur ${formatWhole(total)}`,
  previousCase: 'Cas précédent',
  nextCase: 'Cas suivant',
  caseFailure: 'Ce cas n’a pas pu être ouvert. Veuillez réessayer.',
  // Shown if the file itself is missing or damaged: a lost connection has another message.
  imageFailure:
    'Cette image n’est pas disponible\u00a0: elle a été retirée, ou masquée après un signalement, ou son fichier est endommagé.',
  connectionLost: 'Connexion perdue. Ce qui est chargé reste utilisable.',
  noImage: 'Ce cas ne contient pas encore d’image.',
  imagesToCome:
    'Images en préparation\u00a0: elles sont en cours de dessin. Rechargez la page dans quelques instants.',
  addImages: 'Ajouter des images',
  opening: 'Affichage initial',
  information: 'Infos cliniques',
  wholeInformation: 'Lire les infos cliniques en entier',
  noInformation: 'Aucune information clinique.',
  showAnswer: 'Voir la réponse',
  hideAnswer: 'Cacher la réponse',
  answer: 'Réponse',
  answerShown: 'Réponse affichée.',
  noAnswer: 'L’auteur n’a pas encore écrit la réponse.',
  laterImagesFailure:
    'Les images gardées pour la suite n’ont pas pu être chargées. Vérifiez votre connexion, puis rechargez la page.',
  answerFailure: 'La réponse n’a pas pu être chargée. Veuillez réessayer.',
  showTitle: 'Voir titre',
  hideTitle: 'Masquer titre',
  sheet: 'Fiche récapitulative',
  noSheet: 'L’auteur n’a pas encore écrit la fiche.',
  writeSheet: 'Écrire la fiche',
  about: 'À propos',
  questions: 'Questions',
  /** Short labels where there is no room for the whole label, which must contain them. */
  short: {
    information: 'Infos',
    answer: 'Réponse',
    sheet: 'Fiche',
    title: 'Titre',
    about: 'À propos',
    questions: 'Questions',
    opening: 'Affichage',
    more: 'Plus',
  },
  aboutTitle: 'À propos du cas',
  text: 'Textes du cas',
  /** Used on phones, where the texts cover the film. */
  showImage: 'Voir l’image',
  showTexts: 'Revenir au texte',
  description: 'Description des images',
};
