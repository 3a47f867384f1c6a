import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeIdOf } from '#lib/questions/browser/source-ids.ts';
import { importQuestions } from '#lib/questions/exchange/import-questions.ts';
import { readQuestionsFile } from '#lib/questions/exchange/read-file.ts';
import { caseQuestions } from '#lib/questions/questions-schema.ts';
import { formatsFolder } from './gift-samples.ts';

const WORDS = { right: 'Vrai', wrong: 'Faux' };

function imported(xml: string) {
  const file = readQuestionsFile(xml, WORDS);
  if ('problem' in file) throw new Error(file.problem);
  const plan = importQuestions(null, file, nodeIdOf);
  expect(caseQuestions.safeParse(plan.questions).success).toBe(true);
  return plan.imported;
}
const quiz = (inside: string, before = '') => `<?xml version="1.0"?>${before}<quiz>${inside}</quiz>`;
const short = (text: string, more = '') =>
  `<question type="shortanswer"><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>foie</text></answer>${more}</question>`;
const textOf = (xml: string) => {
  const [first] = imported(xml);
  return first && 'question' in first ? first.question.text : undefined;
};

describe.runIf(formatsFolder())('the Moodle XML of the samples', () => {
  it('becomes a QRM and a QROC; its picture and its markers are told', () => {
    const xml = readFileSync(join(formatsFolder()!, 'assessment-synthetic/moodle-sample.xml'), 'utf8');
    const file = readQuestionsFile(xml, WORDS);
    expect(file).toMatchObject({ categories: ['$course$/top/Négatoscope'] });
    expect(imported(xml)).toMatchObject([
      {
        became: 'added',
        question: {
          format: 'qrm',
          text: 'Sur cette coupe :',
          explanation: 'Explication.',
          propositions: [
            { text: 'Exacte un', isRight: true },
            { text: 'Exacte deux', isRight: true },
            { text: 'Fausse', isRight: false },
          ],
        },
        notes: [
          { code: 'media', detail: 'im1.png' },
          { code: 'title', detail: 'QRM synthétique' },
        ],
      },
      {
        became: 'added',
        question: { format: 'qroc', accepted: ['diverticulite', 'diverticulite sigmoïdienne'] },
      },
      { became: 'nothing', why: 'other-type', type: 'ddmarker', name: 'Zone à pointer' },
    ]);
  });
});

describe('a Moodle XML file', () => {
  it('that is true or false becomes a QRU of two propositions', () => {
    const answer = (fraction: number, text: string, feedback: string) =>
      `<answer fraction="${fraction}"><text>${text}</text><feedback><text>${feedback}</text></feedback></answer>`;
    const xml = quiz(
      `<question type="truefalse"><questiontext><text>À droite ?</text></questiontext>${answer(0, 'true', 'Non')}${answer(100, 'false', 'Oui')}</question>`,
    );
    expect(imported(xml)).toMatchObject([
      {
        question: {
          format: 'qru',
          propositions: [
            { text: 'Vrai', isRight: false, explanation: 'Non' },
            { text: 'Faux', isRight: true, explanation: 'Oui' },
          ],
        },
      },
    ]);
  });

  it('tells hints, tags, grades, capitals and what is said of all answers', () => {
    const more =
      '<hint><text>Cherchez</text></hint><tags><tag><text>foie</text></tag></tags><defaultgrade>2.0</defaultgrade><usecase>1</usecase><correctfeedback><text>&lt;p&gt;Bien&lt;/p&gt;</text></correctfeedback>';
    const [first] = imported(quiz(short('Q ?', more)));
    expect(first).toMatchObject({
      notes: [
        { code: 'tags', detail: 'foie' },
        { code: 'grade', detail: '2.0' },
        { code: 'case', detail: '' },
        { code: 'combined-feedback', detail: 'Bien' },
        { code: 'hints', detail: 'Cherchez' },
      ],
    });
  });

  it('is not moved by what it declares: no entity is expanded, no tag of a comment counts', () => {
    const bomb = '<!DOCTYPE quiz [<!ENTITY a "boom"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    expect(textOf(quiz(short('&a; et &f;'), bomb))).toBe('&a; et &f;');
    expect(imported(quiz(`<!-- ${short('Cachée')} -->${short('Vue')}`))).toHaveLength(1);
    expect(textOf(quiz(short('<![CDATA[<script>alert(1)</script><p>Vue</p>]]>')))).toBe('Vue');
    expect(textOf(quiz(short('&lt;img src=x onerror=alert(1)&gt;Vue')))).toBe('Vue');
    expect(textOf(quiz(short('a&#xD800;b&#1;c')))).toBe('a\ufffdbc');
  });

  it('that is cut short or nested without end is read as far as it makes sense', () => {
    expect(imported(`<quiz>${short('Une')}<question type="shortanswer"><questiontext><text>De`)).toHaveLength(
      2,
    );
    expect(readQuestionsFile(`<quiz>${'<a>'.repeat(200_000)}`, WORDS)).toEqual({ problem: 'no-question' });
    expect(readQuestionsFile('<?xml version="1.0"?><autre/>', WORDS)).toEqual({ problem: 'no-question' });
    expect(readQuestionsFile('', WORDS)).toEqual({ problem: 'no-question' });
  });
});
