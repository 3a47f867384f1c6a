import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import { PEOPLE_MIN } from '#lib/questions/figures/question-figures.ts';
import { formatHundredths } from './texts.ts';

const points = (value: number) => `${formatHundredths(value)}\u00a0point`;
const people = (count: number) => counted(count, 'personne');

/** The statistics of the questions of a case, for its authors. */
export const questionFigureMessages = {
  title: 'Résultats des questions',
  subtitle:
    'La première tentative achevée de chaque personne, auteurs exceptés\u00a0: des nombres, jamais de noms.',
  toQuestions: 'Voir les questions',
  toEditor: 'Modifier le cas',
  noQuestion: 'Ce cas ne pose pas encore de question.',
  /** Shown while too few people have finished a first attempt. */
  missing: (count: number) =>
    count === 0
      ? `Personne n’a encore achevé une première tentative. Les résultats sont montrés à partir de ${people(PEOPLE_MIN)}.`
      : `${counted(count, 'personne a achevé', 'personnes ont achevé')} une première tentative\u00a0: il en manque ${formatWhole(PEOPLE_MIN - count)} pour que les résultats soient montrés.`,
  missingOfQuestion: (count: number) =>
    `${count === 0 ? 'Personne n’a encore répondu' : counted(count, 'personne a répondu', 'personnes ont répondu')} à cette question telle qu’elle est\u00a0: il en manque ${formatWhole(PEOPLE_MIN - count)} pour que les résultats soient montrés.`,
  leftOut: (count: number) =>
    count === 1
      ? 'Une réponse à une version plus ancienne de la question n’est pas comptée.'
      : `${formatWhole(count)}\u00a0réponses à des versions plus anciennes de la question ne sont pas comptées.`,
  answered: (count: number) =>
    `${counted(count, 'personne a achevé', 'personnes ont achevé')} une première tentative.`,
  overview: 'Question par question',
  discriminationHint:
    'La discrimination est la corrélation entre les points de la question et la moyenne des autres questions\u00a0: près de 1, qui réussit le reste la réussit\u202f; près de 0 ou au-dessous, relisez la question et sa clé. Avec peu de personnes, elle change beaucoup de l’une à l’autre.',
  sureHint:
    '«\u202fSûr et faux\u202f»\u00a0: aucun point pour une réponse donnée pour sûre à 75\u00a0% ou plus.',
  files: 'Télécharger en CSV',
  question: (number: number) => `Question ${number}`,
  heading: (number: number, format: string) => `Question ${number} · ${format}`,
  inShort: (count: number, mean: number, discrimination: number | null) =>
    [
      people(count),
      `${points(mean)} en moyenne`,
      ...(discrimination === null ? [] : [`discrimination ${formatHundredths(discrimination)}`]),
    ].join(' · '),
  unanswered: (count: number) => `${counted(count, 'sans réponse', 'sans réponse')}`,
  sureAndWrong: (count: number) => counted(count, 'réponse sûre et fausse', 'réponses sûres et fausses'),
  bar: (mean: number, count: number) => `${points(mean)} · ${people(count)}`,
  chart: (rows: readonly { number: number; mean: number }[]) =>
    `Moyenne des points\u00a0: ${rows.map(({ number, mean }) => `question ${number}, ${points(mean)}`).join('\u202f; ')}.`,
  accept: 'Accepter',
  acceptWhat: (text: string) => `Accepter\u00a0: ${text}`,
  acceptHint:
    'Une réponse acceptée s’ajoute aux réponses justes de la question, avec ses synonymes et ses formes. Elle compte dès la prochaine publication, et toutes les tentatives sont notées de nouveau.',
  otherAnswers: (count: number) =>
    `${counted(count, 'autre réponse est', 'autres réponses sont')} dans le fichier CSV.`,
  accepted: 'Acceptée',
  acceptedPending: 'Acceptée\u00a0: comptera à la prochaine publication.',
  notAcceptable: 'Ne peut pas être acceptée\u00a0: la question a changé, ou sa liste est pleine.',
  toPublish: 'Publier',
  refused: {
    questions_changed:
      'La question a été modifiée depuis dans l’éditeur, et rien n’a été changé. Ajoutez-y la réponse vous-même.',
    changed_meanwhile: 'Le cas vient d’être modifié ailleurs, et rien n’a été changé ici. Réessayez.',
    invalid:
      'Cette réponse ne peut pas être acceptée\u00a0: elle est trop longue, ou la liste de la question est pleine.',
  },
  pointed: (name: string, points: number) =>
    `${name}\u00a0: ${counted(points, 'point placé', 'points placés')} sur cette image.`,
  pointedAlt: (name: string) => `Image où se trouve\u00a0: ${name}`,
  right: 'Juste',
  wrong: 'Fausse',
  tables: {
    questions: 'Questions',
    points: 'Points obtenus',
    propositions: 'Propositions cochées',
    answers: 'Réponses fausses',
    zones: 'Structures désignées',
    measures: 'Mesures données',
    fields: 'Champs du compte rendu',
    panel: 'Réponses et experts',
    certainty: 'Certitude annoncée',
  },
  columns: {
    question: 'Question',
    format: 'Format',
    text: 'Énoncé',
    people: 'Personnes',
    mean: 'Points en moyenne',
    discrimination: 'Discrimination',
    sureAndWrong: 'Sûr et faux',
    unanswered: 'Sans réponse',
    leftOut: 'Non comptées',
    points: 'Points',
    share: 'Part',
    proposition: 'Proposition',
    key: 'Clé',
    structure: 'Structure',
    elsewhere: 'Points hors de cette image',
    measure: 'Mesure',
    field: 'Champ',
    right: 'Juste',
    different: 'En partie ou autre',
    missed: 'Manqué',
    added: 'Ajouté',
    answer: 'Réponse',
    experts: 'Experts',
    expertShare: 'Part des experts',
    certainty: 'Certitude',
    answers: 'Réponses',
    without: 'Sans point',
  },
};
