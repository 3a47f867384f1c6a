import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import type { ItemKind } from './item.ts';
import type { Sort } from './kinds/list-query.ts';
import type { ReadState } from './kinds/read-filter.ts';

interface KindListMessages {
  /** Title of the public list; its last word has the end colour of the gradient. */
  publicTitle: string;
  searchPlaceholder: string;
  searchLabel: string;
  found: (total: number) => string;
  loading: string;
  empty: string;
  /** Shown for an own list without results under filters. */
  emptyOwn: string;
  emptyMine: string;
  emptyMineHint: string;
  listFailure: string;
  /** Label of the link that opens an item. */
  open: string;
  pageLabel: (page: number, pages: number, total: number) => string;
}

/** The texts of an item in which a search found words. */
interface Reasons {
  foundIn?: readonly string[] | undefined;
  foundInContraindications?: readonly string[] | undefined;
}

/** The texts that differ between the three kinds; strings of specification §2 and §8 verbatim. */
export const listMessages: Record<ItemKind, KindListMessages> = {
  questionnaire: {
    publicTitle: 'Questionnaires Publics',
    searchPlaceholder: 'Titre ou étiquette',
    searchLabel: 'Rechercher un questionnaire par titre ou étiquette',
    found: (total) => counted(total, 'questionnaire trouvé', 'questionnaires trouvés'),
    loading: 'Chargement des questionnaires...',
    empty: 'Aucun questionnaire trouvé',
    emptyOwn: 'Aucun questionnaire trouvé',
    emptyMine: 'Vous n’avez pas encore de questionnaire',
    emptyMineHint:
      'Écrivez-en un, ou parcourez les questionnaires publics et ajoutez ceux qui vous serviront.',
    listFailure: 'Impossible de charger les questionnaires publics. Veuillez réessayer plus tard.',
    open: 'Utiliser',
    pageLabel: (page, pages, total) =>
      `Page ${formatWhole(page)} sur ${formatWhole(pages)} • ${counted(total, 'questionnaire')}`,
  },
  case: {
    publicTitle: 'Cas Cliniques Publics',
    searchPlaceholder: 'Titre, étiquette ou auteur',
    searchLabel: 'Rechercher un cas par titre, étiquette ou auteur',
    found: (total) => counted(total, 'cas trouvé', 'cas trouvés'),
    loading: 'Chargement des cas...',
    empty: 'Aucun cas public trouvé',
    emptyOwn: 'Aucun cas trouvé',
    emptyMine: 'Vous n’avez pas encore de cas',
    emptyMineHint: 'Parcourez les cas publics et copiez ceux qui valent d’être gardés.',
    listFailure: 'Erreur lors du chargement des cas publics. Veuillez réessayer.',
    open: 'Ouvrir',
    pageLabel: (page, pages, total) =>
      `Page ${formatWhole(page)} sur ${formatWhole(pages)} • ${formatWhole(total)} cas`,
  },
  protocol: {
    publicTitle: 'Protocoles Publics',
    searchPlaceholder: 'Titre ou étiquette',
    searchLabel: 'Rechercher un protocole par titre ou étiquette',
    found: (total) => counted(total, 'protocole trouvé', 'protocoles trouvés'),
    loading: 'Chargement des protocoles...',
    empty: 'Aucun protocole trouvé',
    emptyOwn: 'Aucun protocole trouvé',
    emptyMine: 'Vous n’avez pas encore de protocole',
    emptyMineHint: 'Écrivez-en un, ou parcourez les protocoles publics et copiez ceux de vos examens.',
    listFailure: 'Impossible de charger les protocoles publics. Veuillez réessayer plus tard.',
    open: 'Consulter',
    pageLabel: (page, pages, total) =>
      `Page ${formatWhole(page)} sur ${formatWhole(pages)} • ${counted(total, 'protocole')}`,
  },
};

/**
 * Titles of the filters, by URL parameter; icons that only some lists need are in separate modules
 * (islands/list/{own-icons,kind-icon}.ts).
 */
export const filterTitles: Record<string, { title: string; icon?: string }> = {
  modalite: { title: 'Modalité' },
  specialite: { title: 'Spécialité' },
  localisation: { title: 'Localisation' },
  difficulte: { title: 'Difficulté', icon: 'i-lucide-gauge' },
  etiquette: { title: 'Étiquettes', icon: 'i-lucide-tag' },
  type: { title: 'Imagerie' },
  region: { title: 'Région' },
  convient: { title: 'Convient à' },
  questions: { title: 'Questions', icon: 'i-lucide-list-checks' },
  lu: { title: 'Déjà lus', icon: 'i-lucide-eye' },
  etat: { title: 'État' },
  statut: { title: 'Relecture' },
};

export const sortLabels: Record<Sort, string> = {
  recents: 'Récents',
  populaires: 'Populaires',
  'mieux-notes': 'Mieux notés',
};

/** Names of read and unread items, by the value in URLs. */
export const readNames: Record<ReadState, string> = { oui: 'Déjà lu', non: 'Non lu' };

/** The filter for cases with questions. */
export const withQuestionsName = 'Avec questions';

/** The texts common to all lists. */
export const commonListMessages = {
  keepLabel: (title: string) => `Garder\u00a0: ${title}`,
  filters: 'Filtres',
  closeFilters: 'Fermer les filtres',
  seeResults: (found: string) => `Voir\u00a0: ${found}`,
  howRanked: 'Comment sont-ils classés\u202f?',
  search: 'Rechercher',
  apply: 'Appliquer',
  withFilters: 'avec les filtres appliqués',
  and: 'ET',
  or: 'OU',
  removeFilter: (value: string) => `Retirer le filtre ${value}`,
  clearFilters: 'Tout effacer',
  showAll: 'Tout afficher',
  selectedCount: (count: number) => counted(count, 'valeur choisie', 'valeurs choisies'),
  optionCount: (count: number) => counted(count, 'résultat', 'résultats'),
  difficulty: (level: string) => `Niveau ${level}`,
  showTitles: 'Voir titres',
  hideTitles: 'Masquer titres',
  hiddenTitle: '?',
  hiddenTitleLabel: 'Titre masqué',
  sort: 'Trier',
  emptyHint: 'Retirez des filtres ou changez les termes de la recherche.',
  previous: 'Précédent',
  next: 'Suivant',
  pagination: 'Pagination',
  loadedBefore: 'En attendant, voici ce qui était déjà chargé.',
  foundIn: ({ foundIn = [], foundInContraindications = [] }: Reasons) =>
    [
      ...(foundIn.length > 0 ? [`Trouvé dans\u00a0: ${foundIn.join(' · ')}`] : []),
      ...(foundInContraindications.length > 0
        ? [`Trouvé dans les contre-indications\u00a0: ${foundInContraindications.join(' · ')}`]
        : []),
    ].join(' · '),
  notFoundAsTyped: (typed: string) => `Rien ne contient «\u202f${typed}\u202f».`,
  didYouMean: 'Vouliez-vous dire\u00a0:',
  readAsNear: 'Trouvé à une lettre près.',
  busy: 'Beaucoup de recherches sont en cours. Veuillez réessayer dans un instant.',
  validation: ({ by, byAuthor }: { by: string | null; byAuthor: boolean }) =>
    byAuthor ? 'validé par son auteur' : by === null ? 'validé' : `relu par ${by}`,
  popular: 'Populaire',
  unknownUser: 'Utilisateur',
  unpublishedChanges: 'Modifications non publiées',
  incomplete: 'Incomplet',
  updated: 'Mis à jour le',
  questions: (count: number) => counted(count, 'question'),
  views: (count: number) => counted(count, 'vue'),
  copies: (count: number) => counted(count, 'copie'),
  series: (series: number, images: number, questions = 0) =>
    [counted(series, 'série'), counted(images, 'image'), questions > 0 && counted(questions, 'question')]
      .filter(Boolean)
      .join(' · '),
  imageToCome: 'Image en préparation',
  seriesToCome: 'Séries en préparation',
  imageOf: (isThere: boolean) => (isThere ? 'Image principale du cas' : 'Cas sans image'),
  moreTags: (count: number) => `+${count}`,
  openLabel: (action: string, title: string) => `${action}\u00a0: ${title}`,
  caseNumber: (place: number) => `cas n°\u00a0${place}`,
  /** The name of a case with a hidden title: its rank in the list and the tags that may be shown. */
  hiddenCase: (place: number, tags: readonly string[]) =>
    [`Cas\u00a0${formatWhole(place)}`, tags.slice(0, 2).join(' ')].filter(Boolean).join(' · '),
};
