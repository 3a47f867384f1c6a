import type { ComparedSide } from '#lib/items/comparison.ts';
import { counted, formatShortDate } from '#lib/platform/format-texts.ts';

/** The page that compares two protocols side by side. */
export const compareMessages = {
  pageTitle: 'Comparer deux protocoles',
  subtitle: 'Deux protocoles, ou deux versions du même, champ par champ et ligne par ligne.',
  sourceTitle: 'Ce qui a changé dans la source',
  sourceSubtitle: 'Entre la version que vous avez copiée et celle qui est publique aujourd’hui.',
  choose: 'Choisir d’autres protocoles',
  side: { before: 'Protocole A', after: 'Protocole B' },
  letter: { before: 'A', after: 'B' },
  none: 'Choisir un protocole…',
  chosen: 'Sélection',
  mine: 'Mes protocoles',
  public: 'Protocoles publics',
  version: { before: 'Version de A', after: 'Version de B' },
  workingCopy: 'Ma copie de travail',
  versionOption: (number: number, publishedAt: string) =>
    `Version ${number} du ${formatShortDate(publishedAt)}`,
  search: 'Chercher parmi les protocoles publics',
  searchHint: 'Les listes proposent vos protocoles et les plus consultés des protocoles publics.',
  searchDo: 'Chercher',
  foundNone: (search: string) => `Aucun protocole public ne correspond à «\u202f${search}\u202f».`,
  found: (count: number, search: string) =>
    `${counted(count, 'protocole public correspond', 'protocoles publics correspondent')} à «\u202f${search}\u202f», dans les deux listes.`,
  busy: 'Trop de recherches sont en cours\u00a0: seuls vos protocoles sont proposés. Réessayez dans un instant.',
  compare: 'Comparer',
  first:
    'Choisissez deux protocoles\u00a0: par exemple le vôtre et un protocole public, ou 1,5\u00a0T et 3\u00a0T.',
  second: 'Choisissez le second protocole.',
  author: (author: string) => `par ${author || 'Utilisateur'}`,
  shown: ({ version }: Pick<ComparedSide<unknown>, 'version'>) =>
    version === null ? 'Copie de travail' : `Version ${version}`,
  count: (count: number) => (count === 0 ? 'Aucune différence.' : `${counted(count, 'différence')}.`),
  showAll: 'Tout afficher',
  showChanges: 'N’afficher que les différences',
  swap: 'Échanger A et B',
  types: (before: string, after: string) =>
    `A est un protocole d’imagerie «\u202f${before}\u202f», B «\u202f${after}\u202f»\u00a0: leurs acquisitions ne se comparent pas, le reste oui.`,
  title: 'Titre',
  tags: 'Étiquettes',
  row: 'Ligne',
  content: 'Contenu',
  nothing: 'non précisé',
  otherName: (name: string) => `renommée (A\u00a0: «\u202f${name}\u202f»)`,
  /** Shown beside a row or line with its own symbol, never by colour alone. */
  marks: {
    'before-only': ['−', 'dans A seulement'],
    'after-only': ['+', 'dans B seulement'],
    moved: ['↕', 'déplacée'],
    changed: ['≠', 'modifiée'],
    same: ['=', 'identique'],
  } as const,
  tableHint: (title: string) => `${title}\u00a0: tableau à faire défiler`,
};
