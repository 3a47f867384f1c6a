import type { Dimension } from '#lib/contract/statistics.ts';
import { frenchDecimal, frenchLongDate } from '#lib/domain/french-formats.ts';
import type { Days, Period, Range, StatisticsView } from '#lib/domain/statistics/period.ts';
import { formatWhole } from './format.ts';

const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });
const wholePercent = new Intl.NumberFormat('fr-FR', { style: 'percent' });

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** 0.667 → « 67 % »; nothing of nothing. */
export const formatShare = (share: number | null) => (share === null ? '–' : wholePercent.format(share));

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
    moi: 'Ce que vous avez ouvert, répondu et retenu. Vous seul voyez cette page.',
    auteur: 'Comment ce que vous avez écrit est reçu\u00a0: des nombres, jamais qui.',
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
  /** « Du 3 mars 2026 au 2 avril 2026 ». */
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
  /** « nov. 2026 », « sept. 2026 – nov. 2026 ». */
  months: ({ from, to }: Days) =>
    [...new Set([from, to])].map((each) => month.format(at(`${each}-01`))).join(' – '),
  fewAttempts: 'moins de cinq lecteurs',
  monthName: (day: string) => monthName.format(at(day)),
  day: (day: string) => frenchLongDate(day),
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
    kind: 'Genre',
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
  },
  kinds: { case: 'Cas', questionnaire: 'Questionnaire', protocol: 'Protocole' },
  success: (dimension: Dimension) => `Réussite ${MORE[dimension]}`,
};

/** What each figure is called, and what it counts. */
export const figureMessages = {
  activity: {
    name: 'Activité',
    counts:
      'Contenus des autres ouverts (une fois par contenu et par jour), réponses lues et tentatives notées.',
    none: 'Rien d’ouvert, de lu ni de noté dans cette période.',
  },
  success: {
    name: 'Réussite',
    none: 'Aucune tentative notée dans cette période.',
    counts:
      'Cas notés «\u202fDifficile\u202f», «\u202fCorrect\u202f» ou «\u202fFacile\u202f» la première fois que vous les notiez. Les reprises sont à part, dans le tableau. Un cas de deux modalités compte pour les deux.',
  },
  calibration: {
    name: 'Calibration',
    counts:
      'Quand vous disiez être sûr à 75\u00a0%, aviez-vous raison trois fois sur quatre\u00a0? Seules comptent les premières tentatives où vous l’avez dit, puis noté\u202f; les reprises sont à part, dans le tableau.',
    none: 'Dans cette période, vous n’avez noté aucune tentative en disant à quel point vous étiez sûr.',
  },
  memory: {
    name: 'Mémoire',
    counts: 'Cas que vous avez notés, aujourd’hui, et combien reviendront chacun des 30 prochains jours.',
    none: 'Vous n’avez encore noté aucun cas\u00a0: notez une tentative, et le cas reviendra ici.',
    noneDue: 'Aucun cas ne revient dans les 30 prochains jours.',
  },
  hours: {
    name: 'Heures de la journée',
    counts: 'Ce que vous avez ouvert, lu, tenté ou copié, selon l’heure de Paris.',
    none: 'Rien n’a été enregistré dans cette période.',
  },
  days: {
    name: 'Jours',
    counts:
      'Ce que vous avez ouvert, lu, tenté ou copié chaque jour. Aucun objectif\u00a0: rien n’est attendu.',
    none: 'Aucun jour où quelque chose ait été enregistré dans cette période.',
  },
  audience: {
    name: 'Lecture',
    counts:
      'Vues par d’autres que vous (une par personne, contenu et jour), dont celles de personnes qui n’étaient jamais venues.',
    none: 'Personne n’a ouvert vos contenus dans cette période.',
  },
  ratings: {
    name: 'Notes reçues',
    counts: 'Notes données pour la première fois dans la période et toujours là, sur 10.',
    none: 'Aucune note reçue dans cette période.',
  },
  trend: {
    name: 'Moyenne des notes',
    counts: 'Moyenne des notes données pour la première fois à ce moment.',
    none: 'Aucune note reçue dans cette période, donc aucune moyenne.',
  },
  comments: {
    name: 'Commentaires',
    counts: 'Les derniers commentaires des notes de la période.',
    none: 'Aucun commentaire dans cette période.',
  },
  items: {
    name: 'Contenu par contenu',
    counts:
      'Ce que les autres ont fait de chacun de vos contenus dans la période. Les tentatives sont dites dès cinq lecteurs, par mois entiers\u00a0: la première de chacun, puis les reprises à part.',
    none: 'Rien n’a été fait de vos contenus dans cette période.',
  },
  wrong: {
    name: 'Hypothèses fausses les plus fréquentes',
    counts:
      'De tout temps, pour vos cas que cinq lecteurs au moins ont tentés\u00a0: ce que trois lecteurs au moins ont cru à tort, de quelque façon qu’ils l’écrivent. Jamais qui.',
    none: 'Aucun de vos cas n’a encore cinq lecteurs dont trois se soient trompés de la même façon.',
  },
} as const;

/** One's figures as tiles, and the lists that they lead to. */
export const listMessages = {
  opened: ['Contenus ouverts', 'Contenus d’autres personnes, une fois par contenu et par jour.'],
  answered: ['Réponses lues', 'Réponses de cas d’autres personnes, une fois par cas et par jour.'],
  graded: ['Tentatives notées', 'Cas que vous avez tentés, puis notés.'],
  reports: ['Comptes rendus copiés', 'Une fois par questionnaire et par jour, jamais ce qu’ils disent.'],
  due: ['À revoir aujourd’hui', 'Cas qui reviennent aujourd’hui, et ceux qui attendent.'],
  learned: ['Sus', 'Cas que vous saviez la dernière fois.'],
  forgotten: ['Oubliés', 'Cas que vous aviez sus, et plus la dernière fois.'],
  views: ['Vues', 'Une par personne, contenu et jour\u202f; les vôtres ne comptent pas.'],
  readers: ['Nouveaux lecteurs', 'Personnes qui ouvraient ce contenu pour la première fois.'],
  copies: ['Copies', 'Une par personne et par contenu.'],
  ratings: ['Notes', 'Notes données pour la première fois dans la période, et toujours là.'],
  answers: ['Réponses lues', 'Lectures de la réponse de vos cas, une par personne, cas et jour.'],
  attempts: [
    'Tentatives',
    'Essais des autres à vos cas, par mois entiers et dès cinq lecteurs, et la part des premiers essais qui était juste.',
  ],
} as const;
export type ListName = keyof typeof listMessages;
