import { formatWhole } from '#lib/platform/format-texts.ts';
import { frenchDecimal, frenchLongDate, frenchShortDate } from '#lib/platform/french-formats.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { Days, Period, Range, StatisticsView } from './period-rules.ts';
import type { Dimension } from './rules.ts';

const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });
const wholePercent = new Intl.NumberFormat('fr-FR', { style: 'percent' });

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** A share as a percentage: 0.667 → « 67 % ». */
export const formatShare = (share: number | null) => (share === null ? '–' : wholePercent.format(share));

/** A number with two decimals: −0.214 → « −0,21 ». */
export const formatHundredths = (value: number) => frenchDecimal(roundTo(value, 100), 2).replace('-', '−');

const PROPERTIES: Record<Dimension, string> = {
  modality: 'Modalité',
  specialty: 'Spécialité',
  region: 'Région',
  difficulty: 'Difficulté',
};

const MORE: Record<Dimension, string> = {
  modality: 'par modalité',
  specialty: 'par spécialité',
  region: 'par région',
  difficulty: 'par difficulté',
};

/** The statistics page. */
export const statisticsMessages = {
  title: 'Statistiques',
  subtitle: {
    moi: 'Ce que vous avez ouvert, répondu et retenu. Cette page n’est visible que par vous.',
    auteur: 'Comment vos contenus sont reçus\u00a0: des nombres, jamais de noms.',
  } satisfies Record<StatisticsView, string>,
  views: { moi: 'Moi', auteur: 'Auteur' } satisfies Record<StatisticsView, string>,
  viewsLabel: 'Point de vue',
  periodLabel: 'Période',
  periods: {
    semaine: 'Semaine',
    mois: 'Mois',
    annee: 'Année',
    tout: 'Tout',
    dates: 'Deux dates',
  } satisfies Record<Period, string>,
  from: 'Du',
  to: 'Au',
  show: 'Afficher',
  /** A range of days: « Du 3 mars 2026 au 2 avril 2026 ». */
  range: ({ from, to }: Days) =>
    from === to ? `Le ${frenchLongDate(from)}` : `Du ${frenchLongDate(from)} au ${frenchLongDate(to)}`,
  comparison: (change: number) =>
    change === 0
      ? 'autant que la période d’avant'
      : `${formatWhole(Math.abs(change))} de ${change > 0 ? 'plus' : 'moins'} que la période d’avant`,
  table: 'Les nombres',
  tableOf: (name: string) => `Tableau\u00a0: ${name}`,
  csv: 'CSV',
  csvOf: (name: string) => `Télécharger en CSV\u00a0: ${name}`,
  seeAll: 'Tous',
  back: 'Statistiques',
  bucket: (days: Days, bucket: Range['bucket']) =>
    bucket === 'month'
      ? month.format(at(days.from))
      : bucket === 'week' && days.from !== days.to
        ? `${shortDay.format(at(days.from))} – ${shortDay.format(at(days.to))}`
        : shortDay.format(at(days.from)),
  tick: (day: string, bucket: Range['bucket']) =>
    bucket === 'month' ? monthName.format(at(day)) : shortDay.format(at(day)),
  /** A range of months: « nov. 2026 », « sept. 2026 – nov. 2026 ». */
  months: ({ from, to }: Days) =>
    [...new Set([from, to])].map((each) => month.format(at(`${each}-01`))).join(' – '),
  fewAttempts: 'moins de cinq lecteurs',
  monthName: (day: string) => monthName.format(at(day)),
  day: (day: string) => frenchLongDate(day),
  /** A day in a table, « 26/11/2026 », short enough for four columns on a phone. */
  dayCell: (day: string) => frenchShortDate(day),
  hour: (hour: number) => `${hour}\u00a0h`,
  notSaid: 'Sans indication',
  difficulty: (value: string) => `Difficulté ${value}`,
  rated: (rating: number) => `${frenchDecimal(rating, 1)} sur 10`,
  sure: (confidence: number) => `Sûr à ${confidence}\u00a0%`,
  outOf: (right: number, graded: number) => `${formatWhole(right)} sur ${formatWhole(graded)}`,
  hiddenTitle: 'Cas dont vous n’avez pas lu la réponse',
  goneTitle: 'N’est plus public, ou supprimé',
  noneInPeriod: 'rien d’enregistré dans cette période',
  noCase: 'aucun cas',
  nothingBehind: 'Rien à montrer dans cette période.',
  property: (dimension: Dimension) => PROPERTIES[dimension],
  practise: 'S’entraîner',
  practiseOf: (name: string) => `S’entraîner là-dessus\u00a0: ${name}`,
  practiceColumn: 'Entraînement',
  practiseOn: 'S’entraîner là-dessus\u00a0:',
  columns: {
    from: 'Du',
    to: 'Au',
    day: 'Jour',
    hour: 'Heure',
    count: 'Nombre',
    opened: 'Ouverts',
    answered: 'Réponses lues',
    attempts: 'Tentatives',
    graded: 'Notées',
    right: 'Justes',
    first: 'Premières fois',
    firstShare: 'Justes du premier coup',
    repeats: 'Reprises',
    repeatShare: 'Justes aux reprises',
    tried: 'Lecteurs qui ont noté',
    months: 'Mois comptés',
    reports: 'Comptes rendus copiés',
    value: 'Valeur',
    confidence: 'Certitude annoncée',
    due: 'À revoir',
    item: 'Contenu',
    kind: 'Type',
    last: 'Dernier jour',
    views: 'Vues',
    readers: 'Nouveaux lecteurs',
    copies: 'Copies',
    ratings: 'Notes',
    average: 'Moyenne',
    rating: 'Note',
    comment: 'Commentaire',
    hypothesis: 'Hypothèse',
    people: 'Lecteurs',
    property: 'Propriété du cas',
    answersGiven: 'Réponses',
    points: 'Points en moyenne',
    without: 'Sans point',
    question: 'Question',
    format: 'Format',
  },
  kinds: { case: 'Cas', questionnaire: 'Questionnaire', protocol: 'Protocole' },
  success: (dimension: Dimension) => `Réussite ${MORE[dimension]}`,
};
