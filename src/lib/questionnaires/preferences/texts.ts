import { agree, counted, formatList, quoted } from '#lib/platform/format-texts.ts';

/** Texts of the dialog for a person's preferences. */
export const preferenceMessages = {
  title: 'Mes préférences',
  intro:
    'Elles ne valent que pour vous, restent quand l’auteur publie une nouvelle version, et ne changent rien à son questionnaire.',
  loading: 'Lecture de vos préférences…',
  unread: 'Vos préférences n’ont pas pu être lues\u00a0: il faut le réseau.',
  unreadOffline:
    'Sans réseau, le questionnaire suit vos préférences telles qu’elles étaient quand il a été gardé\u202f; elles se changent une fois le réseau revenu.',
  keeping: {
    kept: 'Enregistré',
    keeping: 'Enregistrement…',
    unkept: 'Pas enregistré\u00a0: réessayez avant de quitter la page.',
    elsewhere:
      'Vos préférences ont été changées dans un autre onglet\u00a0: les voici. «\u202fAnnuler\u202f» reprend les vôtres d’ici.',
  },
  leftUnkept: 'Vos préférences n’ont pas pu être enregistrées\u00a0: elles valent pour cette page seulement.',
  undo: 'Annuler',
  redo: 'Rétablir',
  clear: 'Tout effacer',
  cleared: 'Toutes vos préférences sont effacées. «\u202fAnnuler\u202f» les rétablit.',
  undone: 'Annulé.',
  redone: 'Rétabli.',
  gone: (count: number) =>
    `${counted(count, 'préférence')} ${agree(count, 'concerne', 'concernent')} ce qui n’est plus dans le questionnaire\u00a0: sans effet, ${agree(count, 'gardée', 'gardées')} au cas où cela reviendrait.`,
  dropGone: 'Les retirer',
  withCount: (title: string, count: number) => (count > 0 ? `${title} (${count})` : title),
};

/** Texts about initial answers of reports. */
export const ownDefaultMessages = {
  title: 'Mes réponses d’avance',
  hint: 'Un nouveau compte rendu commence avec elles, visibles dans le formulaire. Celui qui est ouvert ne change pas.',
  none: 'Aucune réponse d’avance.',
  remove: 'Retirer',
  removeOf: (question: string) => `Retirer la réponse d’avance\u00a0: ${question}`,
  changed: 'La question ou ses réponses ont changé\u00a0: cette réponse n’est plus donnée.',
  before: (words: string) => `Avant\u00a0: ${words}`,
  keep: 'Elle convient encore',
  hidden: 'Page masquée\u00a0: cette réponse n’est pas donnée.',
  takeTitle: 'Reprendre mes réponses du moment',
  takeHint:
    'Cochez ce qui est vrai de tous vos examens\u00a0: chaque nouveau compte rendu le dira d’emblée. Ce que vous gardez est enregistré dans votre compte\u00a0: jamais rien qui tienne à un patient.',
  tickAll: 'Tout cocher',
  nothingToTake:
    'Répondez d’abord au questionnaire\u00a0: vos réponses du moment se reprennent ici. Les dates et les lésions ne se reprennent pas.',
  take: (count: number) => (count > 0 ? `Garder ${counted(count, 'réponse')}` : 'Garder ces réponses'),
  identity: (texts: readonly string[]) =>
    `Ressemble à une identité\u00a0: ${formatList(texts.map(quoted))}. Cette réponse ne se garde pas.`,
};

/** Texts about hidden pages. */
export const hiddenPageMessages = {
  title: 'Pages masquées',
  hint: 'Une page masquée n’est pas demandée et n’écrit rien dans le compte rendu.',
  hide: (name: string) => `Masquer «\u202f${name}\u202f»`,
  last: 'Une page au moins reste affichée.',
  important: (count: number) =>
    `${counted(count, 'question importante', 'questions importantes')} de cette page ne ${agree(count, 'sera', 'seront')} plus ${agree(count, 'rappelée', 'rappelées')}.`,
  readers: (names: readonly string[], more: number) =>
    `D’autres pages lisent ses réponses, qui leur manqueront\u00a0: ${formatList([...names.map(quoted), ...(more > 0 ? [counted(more, 'autre question', 'autres questions')] : [])])}.`,
  answered: 'Ce compte rendu y a des réponses\u00a0: elle y reste affichée.',
};

/** Texts about the order of the conclusion. */
export const conclusionOrderMessages = {
  title: 'Ordre de la conclusion',
  modified: 'modifié',
  hint: 'Chaque page écrit un paragraphe de la conclusion. Les lésions d’un groupe restent ensemble, dans l’ordre de leurs numéros.',
  none: 'Ce questionnaire n’écrit au plus qu’une phrase de conclusion.',
  up: (words: string) => `Monter\u00a0: ${words}`,
  down: (words: string) => `Descendre\u00a0: ${words}`,
  moved: (words: string, at: number, of: number) => `${words}\u00a0: ${at} sur ${of}.`,
  reset: 'Reprendre l’ordre de l’auteur',
};

/** Texts about the person's own sentences. */
export const ownSentenceMessages = {
  title: 'Phrases réécrites',
  hint: 'Ce que vous écrivez prend la place de la phrase de l’auteur dans vos comptes rendus, partout où elle s’écrit.',
  page: 'Page',
  find: 'Chercher une phrase',
  onlyMine: 'Les miennes seulement',
  none: 'Aucune phrase sur cette page.',
  nothingFound: 'Aucune phrase ne correspond.',
  authors: 'Phrase de l’auteur',
  mine: 'Ma phrase',
  mineOf: (words: string) => `Ma phrase\u00a0: ${words}`,
  write: 'Écrire la mienne',
  writeOf: (words: string) => `Écrire la mienne\u00a0: ${words}`,
  edit: 'Modifier',
  editOf: (words: string) => `Modifier ma phrase\u00a0: ${words}`,
  keep: 'Garder ma phrase',
  leave: 'Abandonner',
  restore: 'Reprendre la phrase de l’auteur',
  restoreOf: (words: string) => `Reprendre la phrase de l’auteur\u00a0: ${words}`,
  changed: 'La phrase de l’auteur a changé, ou ce qu’elle concerne\u00a0: la vôtre n’est pas employée.',
  before: (words: string) => `Avant\u00a0: ${words}`,
  keepMine: 'La mienne convient encore',
  unknown: (names: readonly string[]) =>
    `${formatList(names.map((name) => `{${name}}`))} ${agree(names.length, 'ne désigne', 'ne désignent')} rien ici\u00a0: rien ne s’écrira à la place.`,
  missing: (words: readonly string[]) => `La phrase de l’auteur contient ${formatList(words)}, pas la vôtre.`,
  identity: (texts: readonly string[]) => `Ressemble à une identité\u00a0: ${formatList(texts.map(quoted))}.`,
};
