import { describe, expect, it } from 'vitest';
import { choicesOf, fittingAnswer } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { type Question, walkQuestions } from '#lib/questionnaires/tree.ts';

const read = (text: string) => readOutline(text, { body: { pages: [] }, pageName: 'Examen' }).body;
const questionOf = ({ pages }: Pick<QuestionnaireBody, 'pages'>, text: string): Question => {
  const found = [...walkQuestions(pages)].find(({ question }) => question.text === text)?.question;
  if (!found) throw new Error(`no question « ${text} »`);
  return found;
};

describe('an exclusive answer', () => {
  it('gives way to what was found, however both came to be kept', () => {
    const body = read('?? Lésions\n- Aucune > Rien.\n- Kyste > Kyste.\n- Nodule > Nodule.');
    const question = questionOf(body, 'Lésions');
    const [none, kyst, nodule] = choicesOf(question).map(({ id }) => id);
    expect(fittingAnswer(question, [none!, kyst!, nodule!])).toEqual([kyst, nodule]);
    expect(fittingAnswer(question, [none!])).toEqual([none]);
  });

  it.each(['Aucune', 'Aucun épanchement', 'Normal', 'RAS', 'Pas de lésion', 'Absence d’anomalie', 'Non'])(
    '« %s » is one among several',
    (text) => {
      const question = questionOf(read(`?? Lésions\n- ${text}\n- Kyste`), 'Lésions');
      expect(question).toMatchObject({ options: [{ exclusive: true }, {}] });
    },
  );

  it.each([
    'Absence de rein gauche',
    'Non visualisée',
    'Normal à droite',
    'Pas de différenciation',
    'Aucunement',
  ])('« %s » is not', (text) => {
    const question = questionOf(read(`?? Lésions\n- ${text}\n- Kyste`), 'Lésions');
    expect(question).not.toMatchObject({ options: [{ exclusive: true }, {}] });
  });
});
