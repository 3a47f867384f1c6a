import { counted } from '#lib/platform/format-texts.ts';
import type { Side } from './report/report-types.ts';

/** « Essais » in the questionnaire's editor: reports from generated answers. */
export const trialReportsMessages = {
  loading: 'Ouverture…',
  hint: 'Ce que le questionnaire écrirait. Les réponses au hasard sont inventées, et seulement possibles\u00a0: aucune ne décrit un patient.',
  normal: 'Normal',
  abnormal: 'Anormal',
  random: (number: number) => `Au hasard ${number}`,
  others: 'Trois autres',
  sides: { right: 'Côté droit', left: 'Côté gauche' } satisfies Record<Side, string>,
  noQuestion: 'Ajoutez une question dans le plan\u00a0: ses comptes rendus d’essai s’écriront ici.',
  unanswered: (count: number) => counted(count, 'question sans réponse', 'questions sans réponse'),
  withoutResult: (count: number) => counted(count, 'calcul sans résultat', 'calculs sans résultat'),
};
