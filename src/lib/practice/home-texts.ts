import { counted, formatShortDate } from '#lib/platform/format-texts.ts';

/** Practice on the home page. */
export const homePracticeMessages = {
  title: 'À faire maintenant',
  goOn: (position: number, total: number) => `Reprendre la séance, cas ${position + 1} sur ${total}`,
  due: (count: number) => `Revoir ${counted(count, 'cas', 'cas')}`,
  noneDue: 'Rien à revoir aujourd’hui.',
  failed: (count: number) =>
    `Reprendre ${count < 2 ? 'le cas raté' : `les ${counted(count, 'cas raté', 'cas ratés')}`}`,
  fresh: 'Nouveaux pour vous, par spécialité',
  halfRead: 'Cas ouverts, réponse pas encore lue',
  caseOf: (modality: string | null) => (modality ? `Cas · ${modality}` : 'Cas'),
  openedOn: (iso: string) => `ouvert le ${formatShortDate(iso)}`,
  image: (number: number) => `image ${number}`,
};

/** The person's own content on the home page. */
export const homeWeekMessages = {
  title: 'Vos contenus, ces sept jours',
  views: (count: number) => counted(count, 'vue'),
  newReaders: (count: number) => counted(count, 'nouveau lecteur', 'nouveaux lecteurs'),
  copies: (count: number) => counted(count, 'copie'),
  ratings: (count: number) => counted(count, 'note'),
  answers: (count: number) => counted(count, 'réponse lue', 'réponses lues'),
  before: (count: number) => `${counted(count, 'vue')} la semaine d’avant`,
  none: 'Personne ne les a ouverts cette semaine.',
  more: 'Toutes les statistiques',
};
