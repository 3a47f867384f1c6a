import type { Finding, FormulaFault } from './check/finding.ts';

const formulas: Record<FormulaFault, string> = {
  unreadable: 'Cette formule est illisible.',
  'unknown-term': 'Cette formule utilise une question qui n’existe plus.',
  'exclusive-terms': 'On ne peut pas répondre à la fois à toutes les questions de cette formule.',
  'no-value': 'Cette formule n’a jamais de valeur (division par zéro).',
};

/**
 * The message for one finding of the check.
 * @param name the text of a node, by id
 */
export function findingText(finding: Finding, name: (id: string) => string): string {
  const quoted = (id: string) => `«\u202f${name(id)}\u202f»`;
  switch (finding.code) {
    case 'no-sentence':
      return 'N’écrit rien dans le compte rendu.';
    case 'value-not-written':
      return 'La phrase ne contient pas {valeur}\u00a0: la valeur saisie ne s’écrira pas.';
    case 'unknown-placeholder':
      return `${finding.word} ne correspond à rien ici et sera retiré du compte rendu.`;
    case 'unreachable':
      return `Ne peut jamais s’écrire\u00a0: ${quoted(finding.hidden)} est masquée et garde sa réponse par défaut.`;
    case 'hidden-without-default':
      return 'Question masquée sans réponse par défaut\u00a0: elle n’écrit rien.';
    case 'no-normal-answer':
      return 'Question importante sans réponse par défaut\u00a0: «\u202fTout normal\u202f» la laisse sans réponse.';
    case 'conclusion-can-contradict':
      return 'Conclusion normale qui s’écrit même à côté d’une anomalie\u00a0: marquez cette réponse «\u202fnormale\u202f».';
    case 'scope-too-narrow':
      return 'Conclusion normale trop large\u00a0: une anomalie trouvée ailleurs peut la contredire.';
    case 'not-exclusive':
      return 'Peut être cochée à côté d’une anomalie\u00a0: marquez-la «\u202fexclut les autres\u202f».';
    case 'exclusive-default':
      return 'Une réponse par défaut exclut les autres\u00a0: elle ne s’écrira pas avec elles.';
    case 'no-unit':
      return 'Valeur numérique sans unité.';
    case 'no-bounds':
      return 'Valeur numérique sans minimum ou sans maximum.';
    case 'same-text':
      return `Même texte que ${quoted(finding.other)}, dans la même question.`;
    case 'other-side':
      return 'La phrase dit un côté, l’intitulé dit l’autre.';
    case 'side-not-written':
      return 'L’intitulé précise un côté que la phrase ne dit pas.';
    case 'side-not-asked':
      return 'La phrase précise un côté qu’aucun intitulé ne dit.';
    case 'fixed-side':
      return 'La phrase dit un côté fixe, alors que le côté se choisit pour tout le compte rendu\u00a0: utilisez {droit} ou {droite}.';
    case 'formula':
      return formulas[finding.reason];
    case 'never-holds':
      return 'Cette condition n’est jamais remplie\u00a0: elle demande des réponses qui s’excluent.';
    case 'unopened-fiche':
      return 'Aucune question ni option n’ouvre cette fiche.';
  }
}
