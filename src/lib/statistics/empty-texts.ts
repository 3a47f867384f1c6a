import type { StatisticsView } from './period-rules.ts';

/** Shown instead of figures. */
interface Empty {
  title: string;
  text: string;
  /** Actions that produce figures, with the figures that result from them. */
  ways: [string, string][];
  action: string;
}

/** Explanations for a person without any figures yet, by view. */
const NEWCOMER: Record<StatisticsView, Empty> = {
  moi: {
    title: 'Rien à compter pour l’instant.',
    text: 'Cette page se remplit d’elle-même, de ce que vous faites\u00a0:',
    ways: [
      ['Ouvrir', 'un cas, un questionnaire ou un protocole\u00a0: votre activité, vos heures, vos jours.'],
      [
        'Proposer une hypothèse',
        'et dire à quel point vous êtes sûr, puis noter\u00a0: votre réussite et votre calibration.',
      ],
      ['Revenir', 'quand un cas revient\u00a0: ce que vous savez encore, et ce que vous aviez oublié.'],
    ],
    action: 'Choisir un cas',
  },
  auteur: {
    title: 'Personne n’a encore lu ce que vous avez écrit.',
    text: 'Cette page se remplit quand d’autres que vous lisent ce que vous publiez\u00a0:',
    ways: [
      ['Vues, copies et notes', 'dès qu’un contenu est public, quel qu’il soit.'],
      ['Tentatives et réponses lues', 'pour vos cas.'],
      [
        'Hypothèses fausses',
        'les plus fréquentes, une fois qu’un cas a cinq lecteurs\u202f; jamais le nom de qui les a proposées.',
      ],
    ],
    action: 'Voir mes cas',
  },
};

/** Shown for a period without figures. */
const EMPTY_PERIOD: Empty = {
  title: 'Rien n’a été enregistré dans cette période.',
  ways: [],
  text: 'Essayez-en une plus longue\u00a0: il y a quelque chose à compter en dehors de ces jours.',
  action: 'Tout montrer',
};

/** The text instead of figures: for a person without any yet, or for an empty period. */
export const emptyStatistics = (view: StatisticsView, isNew: boolean): Empty =>
  isNew ? NEWCOMER[view] : EMPTY_PERIOD;
