import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { ImportProblem } from './exchange/read-file.ts';
import type { ImportNote, NotedPart, TruthWords, UntakenKind } from './exchange/source-question.ts';
import { QUESTIONS_MAX } from './formats.ts';

/** The propositions of an imported true/false question. */
export const TRUTH_WORDS: TruthWords = { right: 'Vrai', wrong: 'Faux' };

const problems: Record<ImportProblem, string> = {
  unreadable: 'Ce fichier n’a pas pu être ouvert. Choisissez-le à nouveau.',
  'too-large': 'Ce fichier est trop lourd\u00a0: 16\u00a0Mo au plus.',
  'no-question': 'Aucune question n’est reconnue\u00a0: le fichier n’est ni un GIFT, ni un XML de Moodle.',
};

/** The reasons why a question is not imported. */
const untaken: Record<UntakenKind, string> = {
  numerical: 'question numérique',
  matching: 'question d’appariement',
  essay: 'réponse libre, qui ne se note pas seule',
  description: 'texte sans question',
  'other-type': 'type de question inconnu ici',
  broken: 'accolade jamais fermée\u00a0: corrigez le fichier',
  'no-room': `pas de place\u00a0: ${QUESTIONS_MAX.steps}\u00a0étapes de ${QUESTIONS_MAX.questions}\u00a0questions et 480\u00a0ko de texte au plus`,
};

/** The texts for parts of a question that are dropped or changed. */
const notes: Record<ImportNote, string> = {
  title: 'Nom de la question',
  tags: 'Étiquettes',
  formatted: 'Mise en forme\u00a0: le texte seul est repris',
  media: 'Image ou autre média, laissé de côté',
  cut: 'Texte trop long, raccourci',
  'partly-right': 'Part inégale des points\u00a0: la proposition est juste, comme les autres',
  'partly-wrong': 'Une partie des points\u00a0: la proposition devient fausse',
  'partly-accepted': 'Une partie des points\u00a0: la réponse n’est pas acceptée',
  penalty: 'Points retirés pour une réponse fausse, non repris',
  'answer-explained': 'Commentaire d’une réponse, laissé de côté',
  wildcard: 'Réponse avec «\u202f*\u202f», non reprise\u00a0: écrivez chaque réponse acceptée',
  case: 'Majuscules imposées\u00a0: elles ne comptent pas ici',
  'too-many-answers': 'Réponse de trop, laissée de côté',
  hints: 'Indice, laissé de côté',
  'combined-feedback': 'Commentaire général selon la réponse, laissé de côté',
  grade: 'Note maximale\u00a0: ici, une question vaut un point',
  'same-id': 'Identifiant déjà pris\u00a0: la question en reçoit un autre',
};

/** Maximum number of categories listed from a file. */
const CATEGORIES = 10;

const addedFigures = (count: number) => {
  const steps = Math.ceil(count / QUESTIONS_MAX.questions);
  return `${counted(count, 'question ajoutée', 'questions ajoutées')} à la fin, en ${counted(steps, 'nouvelle étape', 'nouvelles étapes')}`;
};

/** Importing questions from a file into a case. */
export const questionImportMessages = {
  title: 'Importer des questions',
  file: 'Fichier GIFT ou XML de Moodle',
  hint: 'Question à choix, vrai ou faux, réponse courte. Le fichier est lu sur cet appareil\u00a0: il n’est pas envoyé. Vous pouvez aussi le déposer ici.',
  pasted: 'Ou texte au format GIFT, collé',
  pastedHint: 'Une ligne vide sépare deux questions.',
  problems,
  notPasted: 'Aucune question n’est reconnue dans ce texte.',
  submit: (count: number) =>
    count === 0
      ? 'Importer'
      : `Importer ${count === 1 ? 'la question' : `${formatWhole(count)}\u00a0questions`}`,
  understood: 'Ce qui est compris',
  figures: (added: number, updated: number, left: number) =>
    [
      ...(added > 0 ? [addedFigures(added)] : []),
      ...(updated > 0 ? [counted(updated, 'question mise à jour', 'questions mises à jour')] : []),
      ...(left > 0 ? [counted(left, 'laissée de côté', 'laissées de côté')] : []),
    ].join(', '),
  updated: 'mise à jour',
  marks: 'Les points du fichier ne sont pas repris\u00a0: chaque format est noté par sa règle.',
  nothingTaken: 'Aucune question de ce fichier ne peut être reprise.',
  untaken: 'Ce qui ne peut pas être repris',
  untakenOne: (name: string, why: UntakenKind, type = '') =>
    `${name || 'Sans énoncé'}\u00a0: ${untaken[why]}${why === 'other-type' && type ? ` (${type})` : ''}`,
  more: (count: number) => `et ${counted(count, 'autre')}`,
  categories: (names: readonly string[]) =>
    `${names.length > 1 ? 'Catégories' : 'Catégorie'} du fichier\u00a0: ${names.slice(0, CATEGORIES).join(', ')}${names.length > CATEGORIES ? '…' : ''}`,
  note: ({ code, detail }: NotedPart) => (detail ? `${notes[code]}\u00a0: ${detail}` : notes[code]),
  imported: (count: number) =>
    `${counted(count, 'question importée', 'questions importées')}. Ctrl+Z pour revenir en arrière.`,
};
