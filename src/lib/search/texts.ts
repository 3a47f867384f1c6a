import { ITEM_KINDS, type ItemKind } from '#lib/items/item.ts';
import { commonListMessages, readNames } from '#lib/items/list-texts.ts';
import { visibilityNames } from '#lib/items/visibility-texts.ts';
import { counted } from '#lib/platform/format-texts.ts';
import type { FoundOfKind, SearchAnswer } from './schemas.ts';

interface KindWords {
  heading: string;
  all: (count: number) => string;
}

const KIND_WORDS: Record<ItemKind, KindWords> = {
  questionnaire: {
    heading: 'Questionnaires',
    all: (count) =>
      count === 1
        ? 'Voir le questionnaire public'
        : `Voir les ${counted(count, 'questionnaire public', 'questionnaires publics')}`,
  },
  case: {
    heading: 'Cas cliniques',
    all: (count) =>
      count === 1 ? 'Voir le cas public' : `Voir les ${counted(count, 'cas public', 'cas publics')}`,
  },
  protocol: {
    heading: 'Protocoles',
    all: (count) =>
      count === 1
        ? 'Voir le protocole public'
        : `Voir les ${counted(count, 'protocole public', 'protocoles publics')}`,
  },
};

function toldOf(kind: ItemKind, { public: all, mine }: FoundOfKind): string {
  const told = [
    ...(all > 0 ? [counted(all, 'public', 'publics')] : []),
    ...(mine > 0 ? [`${mine}\u00a0à vous`] : []),
  ];
  return told.length > 0 ? `${KIND_WORDS[kind].heading}\u00a0: ${told.join(', ')}.` : '';
}

/** The search on the home page, over all three kinds. */
export const homeSearchMessages = {
  label: 'Rechercher un cas, un questionnaire ou un protocole',
  placeholder: 'Cas, questionnaire, protocole',
  submit: 'Rechercher',
  results: 'Résultats de la recherche',
  resultsFor: (q: string) => `Résultats pour «\u202f${q}\u202f»`,
  back: 'Retour à l’accueil',
  loading: 'Recherche en cours',
  none: 'Rien ne correspond.',
  noneHint: 'Essayez un seul mot, ou son début\u00a0: «\u202fgen\u202f» trouve «\u202fgenou\u202f».',
  failed: 'La recherche n’a pas abouti. La touche Entrée la relance.',
  busy: commonListMessages.busy,
  keys: 'Flèches pour parcourir, Échap pour fermer.',
  kinds: KIND_WORDS,
  mine: (count: number) => `${counted(count, 'à vous', 'à vous')}`,
  /** A case of which neither title nor indication may be shown. */
  hiddenCase: (tags: readonly string[]) => ['Cas', ...tags].join(' · '),
  series: (count: number | undefined) => (count ? counted(count, 'série') : ''),
  read: readNames.oui,
  foundIn: commonListMessages.foundIn,
  difficulty: (level: number) => `difficulté ${level}`,
  visibility: { draft: visibilityNames.draft, private: visibilityNames.private, public: '' },
  /** Announced to screen readers when there are results. */
  told: (answer: SearchAnswer) => {
    const told = ITEM_KINDS.map((kind) => toldOf(kind, answer[kind])).filter(Boolean);
    const notFound = (answer.corrections ?? []).map(({ typed }) => commonListMessages.notFoundAsTyped(typed));
    return told.length > 0 ? [...notFound, ...told].join(' ') : 'Rien ne correspond.';
  },
};
