import type { IdentityKeyword } from '#lib/dicom/attributes/written-marks.ts';
import { agree, counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { LostMarks, MarksLoss } from './marks/losses.ts';

/** What a finding loses, for example « 2 longueurs sans millimètres : … ». */
const LOSSES: Record<MarksLoss, (count: number) => string> = {
  'no-marks': () => 'aucun tracé à écrire',
  'no-original': (count) =>
    `${counted(count, 'tracé laissé', 'tracés laissés')}\u00a0: image non retrouvée dans ces fichiers`,
  arrow: (count) =>
    `${counted(count, 'flèche réduite', 'flèches réduites')} à ${agree(count, 'sa', 'leur')} pointe dans le rapport (SR)`,
  'length-detector': (count) =>
    `${counted(count, 'longueur')} sans millimètres dans le rapport (SR)\u00a0: échelle au détecteur`,
  'length-corrected': (count) =>
    `${counted(count, 'longueur')} sans millimètres dans le rapport (SR)\u00a0: agrandissement estimé`,
  'length-unverified': (count) =>
    `${counted(count, 'longueur')} sans millimètres dans le rapport (SR)\u00a0: échelle à vérifier`,
  'length-unknown': (count) =>
    `${counted(count, 'longueur')} sans millimètres dans le rapport (SR)\u00a0: échelle inconnue`,
  'length-localizer': (count) =>
    `${counted(count, 'longueur')} sans millimètres dans le rapport (SR)\u00a0: topogramme du scanner`,
  colour: (count) =>
    `${counted(count, 'tracé')} absent${count > 1 ? 's' : ''} de l’état de présentation (GSPS)\u00a0: image en couleurs`,
  table: (count) =>
    `${counted(count, 'tracé')} absent${count > 1 ? 's' : ''} de l’état de présentation (GSPS)\u00a0: les valeurs de l’image viennent d’une table`,
  levels: () =>
    'fenêtre réglée sur une image de 8 bits, remplacée par celle du fichier dans l’état de présentation (GSPS)',
  'no-window': () =>
    'aucune fenêtre connue pour l’état de présentation (GSPS)\u00a0: l’image y montre toute l’étendue de ses valeurs',
  'one-view': () =>
    'vue absente de l’état de présentation (GSPS)\u00a0: un autre signe a déjà la sienne sur cette image',
  'same-original': () =>
    'vue absente de l’état de présentation (GSPS)\u00a0: la même image d’origine est à deux endroits du cas, et n’a qu’une vue',
};

/** The reasons for which an image could not be matched with a file. */
const UNFOUND = {
  absent:
    'aucun de ces fichiers n’a ses pixels\u00a0: il en manque un, ou ce cas en a une copie réduite ou modifiée',
  unread: 'un fichier dont elle pourrait être n’a pas pu être lu',
  unsure:
    'un de ces fichiers a ses pixels, sauf une partie noire dont rien ne dit que ce cas l’a masquée\u00a0: elle vient peut-être d’une copie découpée. Donnez aussi cette copie, ou masquez de nouveau cette partie dans le cas, un peu plus largement',
  several: 'plusieurs de ces fichiers ont les mêmes pixels',
  namesakes:
    'un autre de ces fichiers porte le même identifiant avec d’autres pixels, ou pour un autre patient',
  unnamed: 'son fichier ne dit pas quel type d’objet DICOM il est',
};

/** Attributes copied from the original files. */
const COPIED: Record<IdentityKeyword, string> = {
  PatientName: 'nom du patient',
  PatientID: 'numéro du patient',
  PatientBirthDate: 'date de naissance',
  PatientSex: 'sexe',
  ReferringPhysicianName: 'médecin demandeur',
  AccessionNumber: 'numéro de demande',
  StudyID: 'numéro de l’examen',
  StudyDate: 'date de l’examen',
  StudyTime: 'heure de l’examen',
};

/** Export of findings as DICOM documents, which the author's browser writes. */
export const marksOutMessages = {
  title: 'Exporter les signes en DICOM',
  what: 'Pour retrouver vos signes dans votre PACS, sur les images d’origine. Le site ne garde aucun identifiant de ces images\u00a0: donnez de nouveau les fichiers DICOM d’origine.',
  promise:
    'Vos fichiers sont lus dans ce navigateur\u00a0: rien n’en part. Ce qui est fabriqué est enregistré sur votre machine, et nulle part ailleurs.',
  none: 'Aucun signe de ce cas n’a de tracé sur une image\u00a0: il n’y a rien à exporter. Dessinez d’abord dans la partie «\u202fSignes\u202f».',
  giveTitle: 'Fichiers d’origine',
  giveHint: 'Déposez ici le dossier de l’examen, une archive ou un CD.',
  files: 'Choisir des fichiers',
  directory: 'Choisir un dossier',
  reading: (done: number, count: number) => `Fichier ${formatWhole(done)} sur ${formatWhole(count)}`,
  opening: 'Ouverture des fichiers…',
  comparing: (done: number, count: number) =>
    count === 0
      ? 'Comparaison avec les images annotées…'
      : `Image ${formatWhole(done)} sur ${formatWhole(count)} comparée aux images annotées`,
  recognised: (found: number, count: number) =>
    `${counted(found, 'image annotée retrouvée', 'images annotées retrouvées')} dans ces fichiers, sur ${formatWhole(count)}.`,
  unfound: (folder: string, image: number) => `${folder}, image ${formatWhole(image)}`,
  unfoundTitle: 'Non retrouvées\u00a0:',
  unfoundHint: (why: keyof typeof UNFOUND) => UNFOUND[why],
  refused: (count: number) =>
    count > 1
      ? `${formatWhole(count)} de ces fichiers n’ont pas pu être lus\u00a0: leurs images n’ont pas été comparées.`
      : 'Un de ces fichiers n’a pas pu être lu\u00a0: ses images n’ont pas été comparées.',
  replacing:
    'D’autres fichiers remplaceraient ceux-ci\u00a0: donnez ensemble tous ceux dont ce cas est fait.',
  nothing:
    'Aucune image annotée n’a été retrouvée. Donnez les fichiers DICOM d’origine de ce cas, les mêmes que ceux que vous aviez déposés.',
  written: 'Ce qui sera écrit',
  finding: (name: string, marks: number) => `${name}\u00a0: ${counted(marks, 'tracé')}`,
  report: 'Rapport de mesures (SR, modèle TID 1500)',
  reportHint:
    'Noms des signes, longueurs en millimètres où l’image a son échelle, ellipses, contours, points et textes.',
  state: 'État de présentation (GSPS)',
  stateHint:
    'Tous les tracés et leurs noms, la fenêtre, le zoom, la rotation et le miroir, sur les images en niveaux de gris.',
  comments: 'Explications des signes, en commentaires du rapport (SR)',
  identity: 'Identité du patient et numéros de l’examen, recopiés de vos fichiers',
  identityHint:
    'Un PACS en a besoin pour ranger ces documents avec l’examen. Ils portent alors ces noms\u00a0: n’en faites que l’usage que vous feriez de l’examen. Sans eux, ils gardent encore les identifiants DICOM des images, qui désignent l’examen.',
  blank: (keywords: readonly IdentityKeyword[]) =>
    `Laissé vide, car vos fichiers l’écrivent d’une façon qui ne se recopie pas sûrement\u00a0: ${keywords.map((keyword) => COPIED[keyword]).join(', ')}.`,
  lostTitle: 'Ce qui n’est pas écrit, ou l’est autrement',
  lost: ({ finding, loss, count }: LostMarks) => `${finding}\u00a0: ${LOSSES[loss](count)}`,
  /** The description of the exported series in the PACS. */
  series: 'Signes (Négatoscope)',
  submit: 'Enregistrer',
  saved: (name: string) => `Le fichier «\u202f${name}\u202f» est enregistré.`,
  emptyState:
    'Aucune image annotée n’est en niveaux de gris sans table de valeurs\u00a0: il n’y a pas d’état de présentation à écrire.',
  readFailure: 'Ces fichiers n’ont pas pu être lus. Donnez-les de nouveau.',
  compareFailure:
    'Les images du cas n’ont pas pu être comparées à vos fichiers. Vérifiez votre connexion, puis donnez-les de nouveau.',
  failure: 'Le document n’a pas pu être fabriqué. Donnez les fichiers de nouveau.',
};
