import { french } from '#lib/platform/typography.ts';
import { urologyExams } from '../../questionnaires/urology.ts';
import { reportDossier } from './report.ts';

function examCalled(title: string) {
  const exam = urologyExams.find((each) => each.title === french(title));
  if (!exam) throw new Error(`No questionnaire: ${title}`);
  return exam;
}

/** The answer of each case supports every value of its key. */
export const reportQuestions = {
  'Lithiase urétérale droite obstructive': reportDossier({
    exam: examCalled('Scanner sans injection – colique néphrétique'),
    text: 'Rédigez le compte rendu de ce scanner.',
    explanation:
      "Calcul hyperdense sur la voie excrétrice droite avec dilatation d'amont, sur un scanner faible dose. Le siège, la taille et la densité ne sont pas dits par le cas : ils ne sont pas notés.",
    key: {
      Technique: 'Sans injection 1',
      'Calcul urétéral': 'Présent 2!',
      'Côté du calcul': 'Droit 2!',
      'Cavités d’amont': 'Dilatées 2',
    },
  }),
};
