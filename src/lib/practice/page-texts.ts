import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import { formatDueDate } from './due-texts.ts';
import type { Criterion } from './request-rules.ts';
import { CASES_MAX, type Choice } from './session-rules.ts';

const withoutCriterion: Record<Criterion | 'all', string> = {
  modality: 'toute modalité',
  specialty: 'toute spécialité',
  region: 'toute région',
  tag: 'toute étiquette',
  difficulty: 'toute difficulté',
  search: 'sans la recherche',
  author: 'tout auteur',
  collection: 'toute liste',
  all: 'sans aucun critère',
};

/** Texts of the practice page and of session results. */
export const practiceMessages = {
  title: 'S’entraîner',
  subtitle: 'Une hypothèse, la réponse, une note\u00a0: chaque cas revient quand vous alliez l’oublier.',
  underWay: 'Séance en cours',
  underWayAt: (position: number, total: number) =>
    `Vous en êtes au cas ${formatWhole(position)} sur ${formatWhole(total)}.`,
  goOn: 'Continuer la séance',
  giveUp: 'Terminer la séance',
  newSession: 'Nouvelle séance',
  choice: 'Quels cas\u202f?',
  choices: {
    mixed: { name: 'À revoir et nouveaux', hint: 'd’abord ce qui est à revoir' },
    due: { name: 'À revoir', hint: 'ce que vous alliez oublier' },
    new: { name: 'Nouveaux', hint: 'jamais essayés' },
    failed: { name: 'Ratés', hint: 'notés «\u202fRaté\u202f» la dernière fois' },
    random: { name: 'Au hasard', hint: 'parmi tous' },
    listed: { name: 'Toute la liste', hint: 'tous, dans l’ordre de la liste' },
  } satisfies Record<Choice, { name: string; hint: string }>,
  count: (count: number) => formatWhole(count),
  counts: 'Cas qui répondent à ces critères',
  due: (count: number) => counted(count, 'à revoir', 'à revoir'),
  fresh: (count: number) => counted(count, 'nouveau', 'nouveaux'),
  failed: (count: number) => counted(count, 'raté'),
  total: (count: number) => counted(count, 'cas en tout', 'cas en tout'),
  nothingDue: (next: string | null) =>
    next === null
      ? 'Rien à revoir pour l’instant\u00a0: les cas que vous noterez reviendront ici.'
      : `Rien à revoir pour l’instant\u00a0: prochain cas le ${formatDueDate(next)}.`,
  noCase: 'Aucun cas ne répond à ces critères.',
  noCaseAtAll: 'Élargissez-les, ou parcourez les cas publics.',
  loosen: 'Pour en trouver\u00a0:',
  loosened: (without: Criterion | 'all', total: number) =>
    `${withoutCriterion[without]} (${counted(total, 'cas', 'cas')})`,
  publicCases: 'Cas publics',
  modality: 'Modalité',
  specialty: 'Spécialité',
  region: 'Région',
  tag: 'Étiquettes',
  tagHint: 'Séparées par des virgules\u00a0: un cas qui porte l’une d’elles suffit',
  search: 'Rechercher dans les cas',
  searchHint: 'Des mots, comme dans la liste des cas',
  difficulty: 'Difficulté',
  author: 'Auteur',
  authorHint: 'Nom d’utilisateur, par exemple anne.lefevre',
  collection: 'Liste',
  anyCollection: 'Toutes',
  unknownCollection: 'Liste introuvable',
  minutes: 'Durée',
  minutesOf: (minutes: number, cases: number) => `${minutes} min · ${counted(cases, 'cas', 'cas')} environ`,
  wholeList: (cases: number) =>
    cases > CASES_MAX
      ? `Les ${formatWhole(CASES_MAX)} premiers cas sur ${formatWhole(cases)}`
      : `Toute la liste · ${counted(cases, 'cas', 'cas')}`,
  start: 'Commencer',
  narrow: 'Préciser',
  recount: 'Compter',
  countFailure: 'Les cas n’ont pas pu être comptés. Veuillez réessayer.',
  retentionTitle: 'À quel rythme revoir\u202f?',
  retentionHint:
    'Plus vous voulez être sûr de vous souvenir, plus les cas reviennent souvent. Le réglage vaut pour les cas notés désormais.',
  retentions: [
    { value: 0.8, name: 'Léger', hint: 'se souvenir 8 fois sur 10, peu de révisions' },
    { value: 0.9, name: 'Habituel', hint: 'se souvenir 9 fois sur 10' },
    { value: 0.95, name: 'Exigeant', hint: 'se souvenir 19 fois sur 20, révisions fréquentes' },
  ],
  retentionOther: (retention: number) => `Réglage actuel\u00a0: ${Math.round(retention * 100)}\u00a0%.`,
  save: 'Enregistrer',
  saved: 'Réglage enregistré.',
  results: 'Bilan de la séance',
  noResults: 'Aucun cas n’a été noté pendant cette séance.',
  gradedCount: (count: number) => counted(count, 'cas noté', 'cas notés'),
  gradeCount: (name: string, count: number) => `${name}\u00a0: ${formatWhole(count)}`,
  hypothesisWas: (hypothesis: string) => `Votre hypothèse\u00a0: ${hypothesis}`,
  dueOn: (iso: string) => `à revoir le ${formatDueDate(iso)}`,
  correctOf: (title: string) => `Corriger la note\u00a0: ${title}`,
  takeBackOf: (title: string) => `Retirer la note\u00a0: ${title}`,
  takenBack: 'Note retirée\u00a0: le cas reviendra comme si elle n’avait pas été donnée.',
  again: 'Nouvelle séance',
  statistics: 'Vos statistiques',
};
