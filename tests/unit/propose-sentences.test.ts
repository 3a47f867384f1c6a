import { describe, expect, it } from 'vitest';
import { exams } from '#lib/demo/questionnaires/all.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { check } from '#lib/questionnaires/check/check.ts';
import { nodeText, walkBody } from '#lib/questionnaires/edits/nodes.ts';
import { proposeSentences } from '#lib/questionnaires/edits/propose-sentences.ts';
import { outline } from './report/outline-pages.ts';
import { walk } from './report/walks.ts';

const TEXT = `== Examen
?? Siège ?
  - Médial
  - Latéral > Atteinte latérale.
? Fissure
  - Oui
    # Longueur | mm
  - Non > Pas de fissure.
? Autre
  - Épanchement
    # Volume | mL > {valeur} d’épanchement.
info: À savoir
" Précisions [plusieurs lignes]
# Poids | kg
# Taille | m
= IMC | {Poids} / ({Taille} * {Taille})`;

const bodyOf = (text: string): QuestionnaireBody => ({ pages: outline(text) });
const idOf = (body: QuestionnaireBody, text: string) =>
  [...walkBody(body)].find((each) => nodeText(each) === text)!.node.id;
const sentencesOf = (body: QuestionnaireBody) =>
  [...walkBody(body)].flatMap((each) =>
    'sentence' in each.node && each.node.sentence ? [`${nodeText(each)} > ${each.node.sentence}`] : [],
  );
const unsaid = (body: QuestionnaireBody) => check(body).filter(({ code }) => code === 'no-sentence');

describe('proposed sentences', () => {
  it('say the question and its answer where nothing is said, and change no other', () => {
    const body = bodyOf(TEXT);
    const { body: next, ids } = proposeSentences(body, [body.pages[0]!.id]);
    expect(sentencesOf(next)).toEqual([
      'Médial > Siège\u00a0: {option}.',
      'Latéral > Atteinte latérale.',
      'Oui > Fissure\u00a0: {option}.',
      'Longueur > Longueur\u00a0: {valeur}.',
      'Non > Pas de fissure.',
      'Volume > {valeur} d’épanchement.',
      'Précisions > Précisions\u00a0: {valeur}.',
      'IMC > IMC\u00a0: {valeur}.',
    ]);
    expect(ids).toHaveLength(5);
    expect(proposeSentences(next, [body.pages[0]!.id])).toEqual({ body: next, ids: [] });
  });

  it('are for the selected branches alone', () => {
    const body = bodyOf(TEXT);
    const { body: next, ids } = proposeSentences(body, [idOf(body, 'Fissure')]);
    expect(ids).toEqual([idOf(body, 'Oui'), idOf(body, 'Longueur')]);
    expect(sentencesOf(next)).not.toContain('Médial > Siège\u00a0: {option}.');
    expect(proposeSentences(body, [])).toEqual({ body, ids: [] });
  });

  it('leave a question without words alone', () => {
    const body = bodyOf(TEXT);
    body.pages[0]!.questions[0]!.text = ' ? ';
    expect(proposeSentences(body, [idOf(body, 'Médial')]).ids).toEqual([]);
  });

  it('make clean reports of every demo questionnaire that has lost its own', () => {
    const faults = exams.flatMap(({ title, body }, index) => {
      const bare = JSON.parse(
        JSON.stringify(body, (key, value) => (key === 'sentence' ? undefined : value)),
      ) as QuestionnaireBody;
      const { body: next } = proposeSentences(
        bare,
        bare.pages.map(({ id }) => id),
      );
      return [...unsaid(next), ...walk(next, 3, index)].map((fault) => `${title}: ${JSON.stringify(fault)}`);
    });
    expect(faults).toEqual([]);
  });
});
