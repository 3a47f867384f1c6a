import { agree, counted, formatWhole } from '#lib/platform/format-texts.ts';
import { pointsOf } from './formulas/points-texts.ts';

/** The page on which a questionnaire is answered. */
export const reportingMessages = {
  form: 'Questionnaire',
  report: 'Compte rendu',
  halves: 'Moitié affichée',
  emptyPage: 'Cette page ne contient pas de question.',
  left: (count: number, important: number) =>
    ` (${counted(count, 'question')} sans réponse${important > 0 ? `, dont ${counted(important, 'importante')}` : ''})`,
  progress: (count: number, of: number) => `${counted(count, 'réponse')} sur ${counted(of, 'question')}`,
  outOf: (count: number, of: number) => `${formatWhole(count)}\u00a0/\u00a0${formatWhole(of)}`,
  important: ' (importante)',
  clear: (question: string) => `Effacer la réponse\u00a0: ${question}`,
  complete: 'Tout est rempli',
  pageShown: (name: string, at: number, of: number) => `Page ${at} sur ${of}\u00a0: ${name}`,
  allNormal: 'Tout normal',
  side: 'Côté',
  /** Buttons that choose the side and answer everything as normal. */
  allNormalOn: { right: 'Normal à droite', left: 'Normal à gauche' },
  sides: { right: 'Droit', left: 'Gauche' },
  chosen: (text: string, isChosen: boolean) => (isChosen ? `${text}, choisi` : `${text}, retiré`),
  normalTaken: 'Réponses normales reprises.',
  noNormal: 'Aucune réponse normale à reprendre ici.',
  alreadyAnswered: 'Déjà répondu\u00a0: Retour arrière efface la réponse.',
  cleared: 'Réponse effacée.',
  undone: 'Annulé.',
  redone: 'Rétabli.',
  nothingToUndo: 'Rien à annuler.',
  nothingToRedo: 'Rien à rétablir.',
  find: 'Chercher une question ou une réponse',
  findHint: 'Chercher ( / )',
  found: 'Questions et réponses trouvées',
  nothingFound: 'Rien ne correspond à ces lettres.',
  less: 'Diminuer',
  more: 'Augmenter',
  notANumber: 'Ce n’est pas un nombre.',
  otherUnit: (unit: string) => `Unité attendue\u00a0: ${unit}`,
  outOfBounds: (range: string) => `Hors des bornes (${range})`,
  tooPrecise: (decimals: number) =>
    decimals === 0 ? 'Un nombre entier est attendu.' : `${counted(decimals, 'décimale')} au plus`,
  missingTerms: (names: readonly string[]) =>
    `${agree(names.length, 'Il manque', 'Il manque\u00a0:')} ${names.map((name) => `«\u202f${name}\u202f»`).join(', ')}`,
  refusedTerms: (names: readonly string[]) =>
    `À corriger\u00a0: ${names.map((name) => `«\u202f${name}\u202f»`).join(', ')}`,
  /** A question that a calculation reads, with its answer. */
  term: (question: string, answer: string) => `${question.replace(/\s*[:?]$/, '')}\u00a0: ${answer}`,
  withPoints: (option: string, points: number) => `${option} (${pointsOf(points)})`,
  formula: 'Formule',
  noValue: {
    'division-by-zero': 'Division par zéro',
    'out-of-range': 'Résultat hors de portée',
    'no-instance': 'Aucun élément',
    unreadable: 'Formule illisible',
  },
  help: 'Aide du clavier (?)',
  helpTitle: 'Répondre au clavier',
  helpIntro:
    'Ces touches agissent sur la question où vous êtes. Pendant que vous écrivez un texte, les lettres s’écrivent\u00a0: Échap rend les touches à la question.',
  keyRange: (first: string, last: string) => `${first} … ${last}`,
  or: ' ou ',
  phraseExpanded: 'Phrase écrite à la place de son code.',
};
