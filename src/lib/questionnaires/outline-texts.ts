import { agree, counted, formatWhole, quoted } from '#lib/platform/format-texts.ts';
import type { RemovedNode } from './edits/removed-nodes.ts';
import type { OutlineFault, OutlineFaultCode } from './outline/fault.ts';
import { RANGE_WORD } from './outline/words.ts';
import { MAX_DEPTH } from './tree.ts';

/** Messages for faults in a line of an outline, with their correction. */
const FAULTS: Record<OutlineFaultCode, (detail: string) => string> = {
  'too-large': () => 'Ce texte est trop long pour un questionnaire. Collez-le par morceaux.',
  'no-mark': (line) =>
    `${quoted(line)} n’a pas de marque\u00a0: commencez la ligne par «\u202f?\u202f» pour une question, «\u202f-\u202f» pour une réponse.`,
  'no-text': () => 'Il n’y a pas de texte après la marque.',
  'no-question': (line) => `${quoted(line)}\u00a0: il n’y a pas de question au-dessus de cette réponse.`,
  'no-options': () => 'Cette question n’a pas de réponse\u00a0: écrivez-en au moins une en dessous.',
  'not-here': (detail) => `${detail ? quoted(detail) : 'Cette ligne'} n’a pas sa place ici.`,
  'which-answer': (text) =>
    `${quoted(text)} est mise à côté de la question du dessus\u00a0: pour en faire une sous-question, placez-la sous sa réponse.`,
  'unknown-section': (word) =>
    `${quoted(word)} n’est pas une partie du compte rendu\u00a0: Indication, Technique, Résultats ou Conclusion.`,
  'unknown-field': (field) => `${quoted(field)} n’est pas compris ici.`,
  'unknown-fiche': (title) => `Il n’y a pas de fiche ${quoted(title)}.`,
  'unknown-image': (number) => `Il n’y a pas d’image ${quoted(number)} dans ce questionnaire.`,
  'unknown-zone': (number) => `Il n’y a pas de zone ${quoted(number)} dans ce questionnaire.`,
  'image-missing': () =>
    'Une image interactive a besoin de son image\u00a0: ajoutez-la d’abord dans les détails.',
  'zone-missing': () => 'Une zone se dessine sur l’image, dans les détails de la question.',
  'bad-id': (id) =>
    `${quoted(id)} ne peut pas servir d’identifiant\u00a0: lettres sans accent, chiffres, tirets.`,
  'duplicate-id': (id) => `L’identifiant ${quoted(id)} sert déjà\u00a0: un autre a été donné.`,
  'bad-default': (value) =>
    value
      ? `${quoted(value)} ne peut pas être la réponse par défaut.`
      : 'Une seule réponse peut être cochée d’avance.',
  'bad-range': () =>
    `Les bornes ne vont pas ensemble\u00a0: écrivez par exemple «\u202f0 ${RANGE_WORD} 15\u202f».`,
  'bad-formula': (formula) => `${quoted(formula)} n’est pas un calcul.`,
  'bad-condition': (condition) => `${quoted(condition)} n’est pas une condition.`,
  'circular-reference': (formula) => `La formule ${quoted(formula)} dépend d’elle-même.`,
  'repeated-reference': (formula) =>
    `La formule ${quoted(formula)} lit une question répétée\u00a0: elle a plusieurs réponses, que max, min, somme, moyenne ou nombre rassemblent.`,
  'nested-repeat': () => 'Ce qui se répète ne peut contenir autre chose qui se répète.',
  'unknown-reference': (name) => `${quoted(name)} n’est le nom d’aucune question ni d’aucune réponse.`,
  'ambiguous-reference': (name) =>
    `${quoted(name)} désigne plusieurs questions\u00a0: donnez un [id …] à celle qui est lue, et nommez-la par lui.`,
  'too-long': () => 'Le texte est trop long\u00a0: la fin a été laissée de côté.',
  'too-many': () => 'Un questionnaire ne peut pas en contenir autant\u00a0: la suite a été laissée de côté.',
  'too-deep': () => `Les sous-questions vont jusqu’à ${formatWhole(MAX_DEPTH)} niveaux.`,
};

const NOUNS: Record<RemovedNode['kind'], string> = {
  page: 'la page',
  question: 'la question',
  option: 'la réponse',
  zone: 'la zone',
  fiche: 'la fiche',
  image: 'l’image de',
};

/** The text pane of the editor, which shows a questionnaire as an outline. */
export const outlineMessages = {
  scope: 'Ce qui est écrit',
  whole: 'Tout le questionnaire',
  branch: (text: string) => `Sélection\u00a0: ${text}`,
  field: 'Texte du questionnaire',
  pageName: 'Examen',
  faultAt: ({ line, code, detail = '' }: OutlineFault) =>
    `Ligne ${formatWhole(line)}\u00a0: ${FAULTS[code](detail)}`,
  faults: (count: number) =>
    count === 0
      ? 'Toutes les lignes sont comprises.'
      : `${counted(count, 'ligne')} à corriger\u202f; le reste est compris.`,
  notPasted: (count: number) =>
    `${counted(count, 'ligne')} du texte collé n’${agree(count, 'a', 'ont')} pas été comprise${agree(count, '', 's')}.`,
  nothingPasted:
    'Rien n’a été collé\u00a0: ce texte ne contient ni question, ni liste de réponses à mettre ici.',
  typedTree: 'Plan que donnera ce texte',
  nothingTyped: 'Rien encore\u00a0: écrivez une question, par exemple «\u202f? Ménisque médial\u202f».',
  isNew: 'nouveau',
  isFaulty: 'à corriger',
  moreFaults: (count: number) => `… et ${counted(count, 'autre')}.`,
  removed: 'Disparaîtront\u00a0:',
  removedNode: ({ kind, text, inside, images }: RemovedNode) => {
    const withIt = [
      inside > 0 ? counted(inside, 'élément') : '',
      images > 0 && kind !== 'image' ? counted(images, 'image') : '',
    ].filter((words) => words !== '');
    return `${NOUNS[kind]} ${quoted(text)}${withIt.length > 0 ? ` avec ${withIt.join(' et ')}` : ''}`;
  },
  apply: 'Appliquer',
  applyRest: 'Appliquer sans ces lignes',
  reset: 'Revenir au plan',
  applied: 'Le texte est appliqué. «\u202fAnnuler\u202f» revient à l’état d’avant.',
  unapplied: 'Texte non appliqué\u00a0: il est gardé sur cet appareil, pas encore dans le questionnaire.',
  notApplied: 'non appliqué',
  outdated: 'Le plan a changé depuis que ce texte a été écrit\u00a0: l’appliquer remplace ces changements.',
  help: 'Comment écrire',
  marks: [
    ['== Ménisques', 'une page'],
    ['§ Résultats', 'la partie du compte rendu où écrivent les questions qui suivent'],
    ['? Ménisque médial', 'une question à choix unique\u202f; ?? à choix multiple'],
    ['- Fissure > Fissure du ménisque.', 'une réponse et sa phrase\u202f; >> la reprend en conclusion'],
    ['+ Normal > Ménisque normal.', 'une réponse cochée d’avance'],
    ['/ Radiale | Oblique >> Fissure {option}.', 'plusieurs réponses qui partagent une phrase'],
    ['# Taille | mm | 0 à 15 | 1 décimale > Taille\u00a0: {valeur}.', 'un nombre'],
    ['" Précisions [plusieurs lignes] > {valeur}', 'un texte libre'],
    ['date: Intervention > Opéré le {valeur}.', 'une date\u202f; info: un texte à lire'],
    ['= Volume | {Longueur} * {Largeur} * 0,52 | mL', 'un calcul'],
    ['! et ~', 'devant une question\u00a0: importante, masquée'],
    ['{droit} {droite}', 'le côté choisi, dans une phrase'],
  ] as const,
  mirror: 'Copier pour l’autre côté',
  helpFoot:
    'Entrée garde la profondeur\u202f; Ctrl+Maj+D copie la question pour l’autre côté (médial et latéral, droit et gauche s’échangent). Deux espaces de plus\u00a0: une sous-question sous sa réponse. Les puces et numéros collés de Word ou d’un message sont compris.',
};
