import type { ItemKind } from '#lib/domain/item.ts';
import { counted } from './format.ts';

interface HomeKind {
  heading: string;
  mine: (count: number) => string;
  recent: string;
  popular: string;
  seeAll: string;
}

/** The signed-in home page. */
export const homeMessages = {
  title: 'Accueil',
  greeting: (name: string) => `Bonjour ${name}`,
  subtitle: 'Ce qui est à vous, ce qui est nouveau, ce que les autres apprécient.',
  yours: 'À vous',
  draftsOf: (count: number) => counted(count, 'brouillon'),
  shortcuts: 'Raccourcis',
  practise: 'S’entraîner sans les titres',
  practiseHint: 'Les cas publics, diagnostics masqués.',
  report: 'Ouvrir un questionnaire',
  reportHint: 'Les questionnaires publics, par modalité et par localisation.',
  lookUp: 'Chercher un protocole',
  lookUpHint: 'Séquences, passages et contraste des protocoles validés.',
  empty: 'Rien n’a encore été publié.',
  kinds: {
    case: {
      heading: 'Cas cliniques',
      mine: (count) => counted(count, 'cas', 'cas'),
      recent: 'Nouveaux cas',
      popular: 'Cas populaires',
      seeAll: 'Tous les cas publics',
    },
    questionnaire: {
      heading: 'Questionnaires',
      mine: (count) => counted(count, 'questionnaire'),
      recent: 'Nouveaux questionnaires',
      popular: 'Questionnaires populaires',
      seeAll: 'Tous les questionnaires publics',
    },
    protocol: {
      heading: 'Protocoles',
      mine: (count) => counted(count, 'protocole'),
      recent: 'Nouveaux protocoles',
      popular: 'Protocoles populaires',
      seeAll: 'Tous les protocoles publics',
    },
  } satisfies Record<ItemKind, HomeKind>,
};

/** The sign-in page as search engines see it. */
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
  cases: 'Cas publics',
  questionnaires: 'Questionnaires publics',
  protocols: 'Protocoles publics',
};
