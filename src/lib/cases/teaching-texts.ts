import { agree, counted, formatWhole, quoted } from '#lib/platform/format-texts.ts';
import { difficultyOf } from './difficulty-texts.ts';
import type { SectionHeadings } from './teaching/taken.ts';
import type { Doubt, LeftPart, TeachingText } from './teaching/teaching-file.ts';

/** Headings in the sheet for the sections of a teaching file. */
export const SECTION_HEADINGS: SectionHeadings = {
  abstract: 'Résumé',
  findings: 'Description',
  differential: 'Diagnostics différentiels',
  discussion: 'Discussion',
  pathology: 'Anatomopathologie',
  references: 'Références',
  note: 'Note',
};

const TARGETS: Record<TeachingText['target'], string> = {
  title: 'Titre du cas',
  information: 'Informations cliniques',
  answer: 'Réponse',
  tags: 'Étiquettes',
  sheet: 'Fiche',
  step: 'Texte d’une étape de questions',
  folder: 'Nom d’un dossier d’images',
};

const LEFT: Record<LeftPart['part'], string> = {
  author: 'Auteur',
  identity: 'Identité et droits d’accès',
  comments: 'Commentaires',
  address: 'Adresse qui n’est pas suivie',
  'missing-picture': 'Image absente',
  'answer-picture': 'Image d’un texte lu avec la réponse, à ajouter vous-même',
  annotation: 'Annotation d’image',
  element: 'Élément qui n’est pas un texte',
  concept: 'Rubrique inconnue',
  formatting: 'Mise en forme perdue',
};

const DOUBTS: Record<Doubt, string> = {
  trial: 'Cet export est destiné à un essai clinique, pas à l’enseignement.',
  research: 'Cet export est destiné à une collection de recherche, pas à l’enseignement.',
  delayed: 'Cet export demande d’attendre\u00a0: des informations de l’examen ne sont pas encore connues.',
};

/** Importing a teaching file (IHE TCE export, MIRC document): review before any of its texts is sent. */
export const teachingMessages = {
  title: 'Textes à relire',
  promise:
    'Ces fichiers sont un export pour l’enseignement. Rien n’en est encore parti\u00a0: seuls les textes que vous cochez, tels que vous les laissez, iront dans le cas. Cherchez-y un nom, une date, un numéro.',
  kinds: { tce: 'Export IHE pour l’enseignement', mirc: 'Document MIRC' },
  exportHeading: (kind: string, number: number, count: number) =>
    count < 2 ? kind : `${kind}, ${formatWhole(number)} sur ${formatWhole(count)}`,
  take: 'Prendre cet export',
  takeAnyway: 'Le prendre quand même',
  doubt: (doubt: Doubt) => DOUBTS[doubt],
  images: (present: number) =>
    present === 0
      ? 'Aucune des images citées n’est là.'
      : `${counted(present, 'image citée', 'images citées')}.`,
  noImages: 'Aucune image n’est citée.',
  missing: (count: number) =>
    `${counted(count, 'image citée manque', 'images citées manquent')}\u00a0: ${agree(count, 'elle ne sera pas', 'elles ne seront pas')} dans le cas.`,
  citedFrame: (instance: string, frame: number) => `${instance}, image ${formatWhole(frame)}`,
  missingNames: (count: number) => agree(count, 'Laquelle', 'Lesquelles'),
  more: (count: number) => `et ${formatWhole(count)} de plus`,
  lacksAdditional:
    'Le complément que cet export cite n’est pas parmi les fichiers\u00a0: ses textes manquent.',
  uncited: (count: number) =>
    `${counted(count, 'autre image', 'autres images')} parmi ces fichiers\u00a0: aucun export pris ne ${agree(count, 'la', 'les')} cite, ${agree(count, 'elle reste', 'elles restent')} de côté.`,
  texts: 'Textes des exports',
  /** Values from closed lists. */
  closed: (difficulty: number | undefined, tags: readonly string[]) =>
    [
      ...(difficulty === undefined ? [] : [difficultyOf(difficulty).toLowerCase()]),
      ...(tags.length === 0
        ? []
        : [`${agree(tags.length, 'étiquette', 'étiquettes')} ${tags.map(quoted).join(', ')}`]),
    ].join(', '),
  textLabel: ({ target, section }: Pick<TeachingText, 'target' | 'section'>) =>
    section && section !== 'plain'
      ? `${TARGETS[target]}\u00a0: ${SECTION_HEADINGS[section]}`
      : TARGETS[target],
  takeClosed: (values: string) => `Reprendre\u00a0: ${values}`,
  takeText: (label: string) => `Prendre ce texte\u00a0: ${label}`,
  hints: {
    sheet:
      'Une ligne qui commence par «\u202f## \u202f» est un titre, par «\u202f- \u202f» une puce\u202f; «\u202f**gras**\u202f», «\u202f*italique*\u202f».',
    folder: 'Lu avant la réponse.',
    step: 'Sans question cochée de sa série, ce texte va dans la fiche, comme note.',
  } as Partial<Record<TeachingText['target'], string>>,
  marks: 'À vérifier\u00a0:',
  marked: (count: number) =>
    counted(count, 'passage ressemble à une identité', 'passages ressemblent à une identité'),
  question: (number: number) => `Question ${formatWhole(number)}`,
  takeQuestion: (number: number) => `Prendre la question ${formatWhole(number)}`,
  questionText: 'Énoncé',
  answer: (number: number) => `Proposition ${formatWhole(number)}`,
  response: (number: number) => `Commentaire de la proposition ${formatWhole(number)}`,
  noKey:
    'Le document ne dit pas quelle proposition est juste\u00a0: vous l’indiquerez dans les questions du cas.',
  left: (count: number) => `${counted(count, 'élément laissé', 'éléments laissés')} de côté`,
  leftPart: ({ part, detail }: LeftPart) => (detail === '' ? LEFT[part] : `${LEFT[part]}\u00a0: ${detail}`),
  noText: 'Cet export n’a pas de texte.',
  ticked: (count: number, all: number) =>
    `${formatWhole(count)} ${agree(count, 'texte coché', 'textes cochés')} sur ${formatWhole(all)}.`,
  next: 'Continuer vers les images',
  fill: 'Remplir le cas',
  withoutExport: 'Images seules',
  tooLong: (target: TeachingText['target']) =>
    `${TARGETS[target]}\u00a0: les textes cochés sont trop longs ensemble.`,
  tooManyBlocks: 'Les textes cochés pour la fiche comptent trop de paragraphes.',
  filled: 'Les textes cochés sont dans le cas.',
  sheetFailure:
    'Les textes cochés pour la fiche n’ont pas pu être enregistrés. Déposez de nouveau l’export pour les reprendre.',
  failure: 'Les textes n’ont pas pu être repris. Vérifiez votre connexion et réessayez.',
};
