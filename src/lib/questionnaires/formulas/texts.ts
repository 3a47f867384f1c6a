import { counted, quoted } from '#lib/platform/format-texts.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';
import type { FormulaFailure } from './compute-formula.ts';
import type { FormulaFault, FormulaUse } from './formula-fault.ts';

type FaultCode = FormulaFault['code'];

const EMPTY: Record<FormulaUse, string> = {
  result: 'Écrivez un calcul, par exemple\u00a0: Longueur × Largeur × 0,52.',
  condition: 'Écrivez une condition, par exemple\u00a0: Longueur ≥ 10 et Aspect = Solide.',
};

const FAULTS: Record<Exclude<FaultCode, 'empty'>, (text: string) => string> = {
  'too-long': () =>
    `Cette formule est trop longue (${counted(QUESTIONNAIRE_MAX.expression, 'caractère')} au plus).`,
  'unknown-name': (text) => `${quoted(text)} n’est le nom d’aucune question ni d’aucune réponse.`,
  operand: (text) =>
    text === ''
      ? 'Il manque quelque chose à la fin\u00a0: un nombre, une question ou une réponse.'
      : `Un nombre, une question ou une réponse est attendu avant ${quoted(text)}.`,
  operator: (text) =>
    `Un signe (+\u00a0−\u00a0×\u00a0÷\u00a0≥\u00a0et\u00a0ou) est attendu avant ${quoted(text)}.`,
  parenthesis: (text) =>
    text === '(' ? 'Cette parenthèse n’est pas refermée.' : 'Cette parenthèse n’a pas été ouverte.',
  separator: () => 'Le point-virgule sépare ce qui est entre les parenthèses de si, points, min…',
  arguments: () => 'Il y a trop ou trop peu de choses entre les parenthèses.',
  'not-number': (text) => `Un nombre est attendu${instead(text, 'un')}.`,
  'not-condition': (text) =>
    `Une condition est attendue${instead(text, 'une')}\u00a0: une réponse (Aspect = Solide) ou une comparaison (Longueur ≥ 10).`,
  'not-date': (text) => `Une question de date est attendue${instead(text, 'une')}.`,
  'not-choices': (text) =>
    `Entre les parenthèses de points, une question à choix est attendue${instead(text, 'une')}.`,
  'not-value': (text) =>
    `${text ? quoted(text) : 'Cette question'} n’a pas de valeur par elle-même\u00a0: nommez une réponse (${text || 'Aspect'} = …) ou ses points.`,
  'not-alike': (text) =>
    `Ce qui est comparé ou choisi doit être de même nature${text ? `\u00a0: ${quoted(text)} ne l’est pas` : ''}.`,
  'not-result': () => 'Un calcul donne un nombre ou un texte\u00a0: une condition se met dans si(…).',
  circular: () => 'Cette formule dépend d’elle-même.',
  repeated: () =>
    'Une question répétée a plusieurs réponses : utilisez max(…), min(…), somme(…), moyenne(…) ou nombre(…).',
  breaks: (text) => `${quoted(text)} utilise ce calcul et ne le pourrait plus.`,
};

const instead = (text: string, article: 'un' | 'une') =>
  text === '' ? '' : `, et ${quoted(text)} n’en est pas ${article}`;

/** Calculations and conditions, in the editor and on reading pages. */
export const formulaMessages = {
  formula: 'Calcul',
  formulaHint:
    'Avec les noms des questions, + − × ÷ ^ et des parenthèses. Une catégorie s’écrit si(condition; «\u202ftexte\u202f»; «\u202fsinon\u202f»)\u202f; points(…) fait la somme des points des réponses.',
  names: 'Questions, signes et fonctions',
  signs: 'Signes',
  noTerms: 'Ce questionnaire n’a pas encore de question à utiliser.',
  fault: ({ code, text }: FormulaFault, use: FormulaUse) =>
    code === 'empty' ? EMPTY[use] : FAULTS[code](text),
  kept: {
    result: 'Le calcul précédent est gardé en attendant.',
    condition: 'La condition précédente est gardée en attendant.',
  },
  sample: 'Essai',
  value: (value: string) => `= ${value}`,
  outcome: {
    missing: 'Remplissez l’essai pour voir le résultat.',
    'division-by-zero': 'Division par zéro\u00a0: rien ne s’écrirait.',
    'out-of-range': 'Ce résultat ne peut être écrit.',
    'no-instance': 'Aucun élément : rien ne s’écrirait.',
    unreadable: '',
  } satisfies Record<FormulaFailure['reason'], string>,
  open: {
    condition: 'N’afficher que si…',
    sentenceCondition: 'N’écrire la phrase que si…',
  },
  condition: {
    condition: 'Afficher seulement si',
    sentenceCondition: 'Écrire la phrase seulement si',
  },
  conditionHint: 'Réponses et comparaisons, reliées par et, ou, non(…). Vide\u00a0: toujours.',
  picker: 'Composer une condition',
  pickQuestion: 'Question',
  pickNone: 'Choisir…',
  pickOption: 'Réponse',
  pickSign: 'Comparaison',
  pickValue: 'Valeur',
  pick: 'Insérer',
  points: 'Points',
  pointsTooMany: `De −${QUESTIONNAIRE_MAX.points} à ${QUESTIONNAIRE_MAX.points}.`,
};
