import { describe, expect, it } from 'vitest';
import { answerAfterPress } from '#islands/reporting/choices.ts';
import { exams } from '#lib/demo/questionnaires/all.ts';
import type { Answers } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { check } from '#lib/questionnaires/check/check.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { expandRepeats } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { normalAnswers } from '#lib/questionnaires/report/normal-answers.ts';
import { sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { withheldConclusions } from '#lib/questionnaires/report/suppressed-conclusion.ts';
import { createReportWriter, writeReport } from '#lib/questionnaires/report/write-report.ts';
import { type Question, walkQuestions } from '#lib/questionnaires/tree.ts';
import { contradictions } from './contradictions.ts';
import { createRandom } from './random.ts';
import { randomAnswers } from './random-answers.ts';
import { randomQuestionnaire } from './random-questionnaire.ts';

const read = (text: string) => readOutline(text, { body: { pages: [] }, pageName: 'Examen' }).body;
const questionOf = ({ pages }: Pick<QuestionnaireBody, 'pages'>, text: string): Question => {
  const found = [...walkQuestions(pages)].find(({ question }) => question.text === text)?.question;
  if (!found) throw new Error(`no question « ${text} »`);
  return found;
};
/** The answers with one more choice pressed, as the form presses it. */
function press(
  body: Pick<QuestionnaireBody, 'pages'>,
  answers: Answers,
  text: string,
  choice: string,
): Answers {
  const question = questionOf(body, text) as Extract<Question, { type: 'single' | 'multiple' }>;
  const id = question.options.find((each) => each.text === choice)?.id ?? '';
  return { ...answers, [question.id]: answerAfterPress(question, answers[question.id], id) };
}
const textIn = (body: Pick<QuestionnaireBody, 'pages'>, answers: Answers, of: string) =>
  Array.from(sentencesOf(writeReport(body, answers)), (each) => each)
    .filter(({ section }) => section === of)
    .map(({ sentence }) => sentence.text)
    .join(' ');
const codes = (text: string) => check(read(text)).map(({ code }) => code);

const SACROILIAC = `== Sacro-iliaques
?? Lésions actives à droite
  + Aucune > Pas de lésion inflammatoire active à droite.
  / Œdème iliaque | Œdème sacré >> Sacro-iliaque droite : {option}.
== Conclusion
§ Conclusion
? Synthèse
  + Examen normal >> Pas de signe de sacro-iliite.
  - Anomalies décrites ci-dessus`;

describe('« tout normal », then an abnormality', () => {
  const body = read(SACROILIAC);
  const normal = normalAnswers(body, {}, 'all');

  it('says the normal conclusion while nothing is abnormal', () => {
    expect(textIn(body, normal, 'conclusion')).toBe('Pas de signe de sacro-iliite.');
  });

  it('takes back what is excluded, and the conclusion that it contradicts', () => {
    const answers = press(body, normal, 'Lésions actives à droite', 'Œdème iliaque');
    expect(textIn(body, answers, 'findings')).toBe('Sacro-iliaque droite\u00a0: œdème iliaque.');
    expect(textIn(body, answers, 'conclusion')).toBe('Sacro-iliaque droite\u00a0: œdème iliaque.');
    const back = press(body, answers, 'Lésions actives à droite', 'Aucune');
    expect(textIn(body, back, 'findings')).toBe('Pas de lésion inflammatoire active à droite.');
    expect(textIn(body, back, 'conclusion')).toBe('Pas de signe de sacro-iliite.');
  });

  it('says which answer keeps the conclusion away', () => {
    expect(withheldConclusions(body.pages, normal)).toEqual([]);
    const answers = press(body, normal, 'Lésions actives à droite', 'Œdème iliaque');
    expect(
      withheldConclusions(body.pages, answers).map(({ question, because }) => [question.text, because.text]),
    ).toEqual([['Synthèse', 'Lésions actives à droite']]);
  });

  it('is told to the author where nothing is marked', () => {
    expect(codes(SACROILIAC)).not.toContain('conclusion-can-contradict');
    expect(codes(SACROILIAC.replace('Aucune', 'Aucune [pas seule]'))).toContain('not-exclusive');
    expect(codes(SACROILIAC.replace('normal >>', 'normal [pas normal] >>'))).toContain(
      'conclusion-can-contradict',
    );
    expect(codes(SACROILIAC.replace('normal >>', 'normal [normal page] >>'))).toContain('scope-too-narrow');
    expect(codes('?? Lésions\n+ Aucune\n+ Kyste')).toContain('exclusive-default');
  });
});

describe('the scope of a normal conclusion', () => {
  const outline = (mark: string) => `== Genou
? LCA
  + Continu ${mark} >> LCA continu.
  - Rompu
?? Autres
  - Kyste
== Autre
? Peau
  + Saine
  - Plaie
? Conduite [neutre]
  - Contrôle
" Note > {valeur}`;
  const conclusion = (mark: string, more: (body: QuestionnaireBody, answers: Answers) => Answers) => {
    const body = read(outline(mark));
    return textIn(body, more(body, normalAnswers(body, {}, 'all')), 'conclusion');
  };
  const kyst = (body: QuestionnaireBody, answers: Answers) => press(body, answers, 'Autres', 'Kyste');
  const wound = (body: QuestionnaireBody, answers: Answers) => press(body, answers, 'Peau', 'Plaie');
  const note = (body: QuestionnaireBody, answers: Answers) => ({
    ...answers,
    [questionOf(body, 'Note').id]: 'Plaie.',
  });
  const advice = (body: QuestionnaireBody, answers: Answers) => press(body, answers, 'Conduite', 'Contrôle');

  it.each([
    ['[normal question]', 'LCA continu.', 'LCA continu.', 'LCA continu.'],
    ['[normal page]', '', 'LCA continu.', 'LCA continu.'],
    ['[normal]', '', '', ''],
    ['[pas normal]', 'LCA continu.', 'LCA continu.', 'LCA continu.'],
  ])('%s', (mark, besideKyst, besideWound, besideNote) => {
    expect(conclusion(mark, (_, answers) => answers)).toBe('LCA continu.');
    expect(conclusion(mark, kyst)).toBe(besideKyst);
    expect(conclusion(mark, wound)).toBe(besideWound);
    expect(conclusion(mark, note)).toBe(besideNote);
    expect(conclusion(mark, advice)).toBe('LCA continu.');
  });

  it('holds for a default text too', () => {
    const body = read(
      '? Foie\n+ Normal\n- Kyste\n§ Conclusion\n" Conclusion | défaut IRM normale. > {valeur}',
    );
    const normal = normalAnswers(body, {}, 'all');
    expect(textIn(body, normal, 'conclusion')).toBe('IRM normale.');
    expect(textIn(body, press(body, normal, 'Foie', 'Kyste'), 'conclusion')).toBe('');
  });
});

describe('contradictions, by a checker of their own', () => {
  it('are none in questionnaires of any kind', () => {
    const faults: string[] = [];
    let normal = 0;
    for (let seed = 0; seed < 120; seed += 1) {
      const random = createRandom(seed);
      const body = randomQuestionnaire(random);
      for (let walk = 0; walk < 6; walk += 1) {
        const answers = normalAnswers(
          body,
          randomAnswers(random, body.pages, random.one([0, 0.1, 0.4])),
          'all',
        );
        const report = writeReport(body, answers);
        faults.push(...contradictions(expandRepeats(body.pages, answers, 'numbered'), answers, report));
        normal += report.some(({ section }) => section === 'conclusion') ? 1 : 0;
      }
    }
    expect(faults).toEqual([]);
    expect(normal).toBeGreaterThan(50);
  }, 60_000);

  it('are found where a report has them', () => {
    const body = read(SACROILIAC);
    const normal = normalAnswers(body, {}, 'all');
    const answers = press(body, normal, 'Lésions actives à droite', 'Œdème iliaque');
    const wrong = [...writeReport(body, answers), ...writeReport(body, normal)];
    const found = contradictions(body.pages, answers, wrong).map((fault) => fault.split(':')[0]);
    expect(found.toSorted()).toEqual(['contradicted', 'excludes another', 'not chosen']);
  });

  it('are none in the demo: every single abnormality takes the normal conclusion back', () => {
    const faults: string[] = [];
    let tried = 0;
    for (const { title, body } of exams) {
      const codesOf = check(body).map(({ code }) => code);
      for (const code of [
        'conclusion-can-contradict',
        'scope-too-narrow',
        'not-exclusive',
        'exclusive-default',
      ] as const)
        if (codesOf.includes(code)) faults.push(`${title}: ${code}`);
      const normal = normalAnswers(body, {}, 'all');
      // Unchanged parts are written once: thousands of reports differ by one answer.
      const writer = createReportWriter(body);
      const expected = textIn(body, normal, 'conclusion');
      for (const { question } of walkQuestions(body.pages)) {
        if (question.type !== 'single' && question.type !== 'multiple') continue;
        for (const { text, id } of question.options) {
          const answers = { ...normal, [question.id]: answerAfterPress(question, normal[question.id], id) };
          const report = writer.write(answers);
          faults.push(
            ...contradictions(body.pages, answers, report).map((fault) => `${title} / ${text}: ${fault}`),
          );
          tried += 1;
        }
      }
      if (expected === '') faults.push(`${title}: no normal conclusion`);
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(3000);
  }, 60_000);
});
