import type { ItemKind } from '#lib/items/item.ts';
import { counted, formatShortDate } from '#lib/platform/format-texts.ts';

interface HomeKind {
  heading: string;
  one: string;
  start: string;
  mine: (count: number) => string;
  recent: string;
  popular: string;
  seeAll: string;
}

/** The signed-in home page. */
export const homeMessages = {
  title: 'Accueil',
  greeting: (name: string) => `Bonjour ${name}`,
  codes: {
    title: 'Créez vos codes de secours',
    hint: 'Avec eux, vous choisissez vous-même un nouveau mot de passe si vous l’oubliez, sans l’aide de l’administrateur.',
    make: 'Créer dix codes',
  },
  begin: 'Trois façons de commencer',
  shortcuts: 'Raccourcis',
  practise: 'S’entraîner sans les titres',
  practiseHint: 'Une hypothèse, puis la réponse\u202f; les diagnostics restent masqués.',
  report: 'Ouvrir un questionnaire',
  reportHint: 'Cochez, et le compte rendu s’écrit.',
  lookUp: 'Chercher un protocole',
  lookUpHint: 'Séquences, passages et contraste des protocoles validés.',
  yours: 'À vous',
  create: 'Créer',
  yoursNone: 'Rien encore. Ce que vous créez ou copiez se retrouve ici.',
  draftsOf: (count: number) => counted(count, 'brouillon'),
  unfinished: 'À terminer',
  changes: 'Modifications non publiées',
  draft: 'Brouillon',
  edited: (iso: string) => `modifié le ${formatShortDate(iso)}`,
  sources: 'Vos copies ont une source plus récente',
  sourceOf: (author: string, iso: string) =>
    `${author ? `Publié par ${author}` : 'Publié'} le ${formatShortDate(iso)}`,
  discover: 'À découvrir',
  empty: 'Rien n’a encore été publié.',
  kinds: {
    case: {
      heading: 'Cas cliniques',
      one: 'Cas',
      start: 'Nouveau cas',
      mine: (count) => counted(count, 'cas', 'cas'),
      recent: 'Nouveaux cas',
      popular: 'Cas populaires',
      seeAll: 'Tous les cas publics',
    },
    questionnaire: {
      heading: 'Questionnaires',
      one: 'Questionnaire',
      start: 'Nouveau questionnaire',
      mine: (count) => counted(count, 'questionnaire'),
      recent: 'Nouveaux questionnaires',
      popular: 'Questionnaires populaires',
      seeAll: 'Tous les questionnaires publics',
    },
    protocol: {
      heading: 'Protocoles',
      one: 'Protocole',
      start: 'Nouveau protocole',
      mine: (count) => counted(count, 'protocole'),
      recent: 'Nouveaux protocoles',
      popular: 'Protocoles populaires',
      seeAll: 'Tous les protocoles publics',
    },
  } satisfies Record<ItemKind, HomeKind>,
};

/** The sign-in page as search engines index it. */
export const welcomeMessages = {
  description:
    'Négatoscope\u00a0: cas cliniques en images, questionnaires de compte rendu structuré et protocoles de radiologie, en français.',
  lead: 'La radiologie, images d’abord.',
  points: [
    'Des cas cliniques à faire défiler, réponse cachée jusqu’à ce que vous la demandiez.',
    'Des questionnaires qui écrivent un compte rendu structuré.',
    'Des protocoles d’acquisition à consulter, à copier, à adapter.',
  ],
  browse: 'Parcourir sans compte',
  lists: {
    case: 'Cas publics',
    questionnaire: 'Questionnaires publics',
    protocol: 'Protocoles publics',
  } satisfies Record<ItemKind, string>,
};
