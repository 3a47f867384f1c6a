import { describe, expect, it } from 'vitest';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import type { Answers } from '#lib/questionnaires/answers.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { writeFhir } from '#lib/questionnaires/exchange/write-fhir.ts';
import { writeFhirReport } from '#lib/questionnaires/exchange/write-fhir-report.ts';
import { toEdited } from '#lib/questionnaires/report/edited-report.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { reportMessages } from '#lib/questionnaires/report-texts.ts';
import { createRandom } from '../report/random.ts';
import { randomAnswers } from '../report/random-answers.ts';

interface Item {
  linkId: string;
  type?: string;
  item?: Item[];
  answerOption?: { valueCoding: { code: string; system?: string } }[];
  repeats?: boolean;
  answer?: Given[];
  extension?: object[];
}
type Given = Record<string, unknown> & { item?: Item[] };

function reportOf(body: QuestionnaireBody, answers: Answers, side?: 'left') {
  let count = 0;
  const bundle = writeFhirReport({
    title: 'IRM',
    address: 'https://example.org/use/1',
    pages: body.pages,
    answers,
    side,
    edited: toEdited(writeReport(body, answers, { side })),
    headings: reportMessages.headings,
    newId: () => {
      count += 1;
      return `00000000-0000-4000-8000-00000000000${count}`;
    },
  }) as unknown as { entry: { fullUrl: string; resource: Record<string, unknown> }[] };
  const [report, response] = bundle.entry;
  return {
    bundle,
    report: report!.resource,
    response: response!.resource,
    urls: bundle.entry.map(({ fullUrl }) => fullUrl),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  choice: 'valueCoding',
  string: 'valueString',
  text: 'valueString',
  integer: 'valueInteger',
  decimal: 'valueDecimal',
  date: 'valueDate',
};

/** The parts of a response that do not fit the questionnaire's own file, which was written by other code. */
function misfits(given: readonly Item[], asked: readonly Item[]): string[] {
  const ranks = given.map(({ linkId }) => asked.findIndex((each) => each.linkId === linkId));
  // A group that repeats is there once for each instance.
  const order = ranks.every((rank, at) => {
    const before = ranks[at - 1] ?? -1;
    const isAgain = rank === before && asked[rank]?.repeats === true && asked[rank]?.type === 'group';
    return rank >= 0 && (rank > before || isAgain);
  });
  return [
    ...(order ? [] : [`order of ${given.map(({ linkId }) => linkId).join(' ')}`]),
    ...given.flatMap((item) => {
      const question = asked.find(({ linkId }) => linkId === item.linkId);
      return question ? misfitsOf(item, question) : [];
    }),
  ];
}

function misfitsOf({ linkId, item = [], answer = [] }: Item, question: Item): string[] {
  if (question.type === 'group')
    return [
      ...(answer.length > 0 || item.length === 0 ? [`group ${linkId}`] : []),
      ...misfits(item, question.item ?? []),
    ];
  const isCalculated = JSON.stringify(question.extension ?? '').includes('"formula"');
  const type = TYPES[question.type ?? ''];
  const wrong = answer.filter((each) => {
    const { item: _, ...value } = each;
    const keys = Object.keys(value);
    if (keys.length !== 1) return true;
    if (isCalculated) return !/^value(Decimal|String)$/.test(keys[0]!);
    if (keys[0] !== type) return true;
    const coding = each.valueCoding as { code: string; system?: string } | undefined;
    const offered = (question.answerOption ?? []).map(({ valueCoding }) => valueCoding);
    return coding && !offered.some(({ code, system }) => code === coding.code && system === coding.system);
  });
  return [
    ...(answer.length === 0 || item.length > 0 ? [`${linkId} without an answer`] : []),
    ...(answer.length > 1 && !question.repeats ? [`${linkId} twice`] : []),
    ...wrong.map((each) => `${linkId} ${JSON.stringify(each)}`),
    ...answer.flatMap((each) => misfits(each.item ?? [], question.item ?? [])),
  ];
}

const decoded = (data: unknown) => Buffer.from(String(data), 'base64').toString('utf8');

describe('a report as FHIR', () => {
  it.each(demoQuestionnaires.map(({ title, body }) => [title, body] as const))('%s', (_, body) => {
    const asked = writeFhir({ title: '', body }).item as Item[];
    for (let seed = 1; seed <= 5; seed += 1) {
      const { response, bundle } = reportOf(body, randomAnswers(createRandom(seed), body.pages));
      expect(misfits((response.item ?? []) as Item[], asked)).toEqual([]);
      expect(JSON.stringify(bundle)).not.toMatch(/"":|":""|":\[\]|":\{\}|":null/);
    }
  });
});

const body = {
  pages: [
    {
      id: 'p',
      name: 'Genou {droit}',
      questions: [
        {
          id: 'q',
          type: 'single',
          text: 'Épanchement',
          section: 'findings',
          options: [
            {
              id: 'a',
              text: 'Présent',
              codes: [{ system: 'http://radlex.org', code: 'RID28472', display: 'present' }],
              sentence: 'Épanchement < 5 mm.',
              inConclusion: true,
              questions: [{ id: 'n', type: 'number', text: 'Hauteur', section: 'findings', unit: 'mm' }],
            },
            { id: 'b', text: 'Absent' },
          ],
        },
        { id: 'h', type: 'text', text: 'Machine', section: 'technique', hidden: true, defaultAnswer: 'IRM' },
        {
          id: 'm',
          type: 'multiple',
          text: 'Siège',
          section: 'findings',
          condition: '{n} > 3',
          options: [
            { id: 'x', text: 'Haut' },
            { id: 'y', text: 'Bas' },
          ],
        },
      ],
    },
  ],
} as unknown as QuestionnaireBody;

it('answers are coded where codes are; what is hidden or asked no more is not written', () => {
  const given = (answers: Answers) => (reportOf(body, answers).response.item as [{ item: object[] }])[0].item;
  expect(given({ q: 'a', n: 4.5, m: ['y', 'x'] })).toEqual([
    {
      linkId: 'q',
      text: 'Épanchement',
      answer: [
        {
          valueCoding: { system: 'http://radlex.org', code: 'RID28472', display: 'Présent' },
          item: [{ linkId: 'n', text: 'Hauteur', answer: [{ valueDecimal: 4.5 }] }],
        },
      ],
    },
    {
      linkId: 'm',
      text: 'Siège',
      answer: [
        { valueCoding: { code: 'x', display: 'Haut' } },
        { valueCoding: { code: 'y', display: 'Bas' } },
      ],
    },
  ]);
  expect(given({ q: 'b', n: 4.5, m: ['x'] })).toEqual([
    { linkId: 'q', text: 'Épanchement', answer: [{ valueCoding: { code: 'b', display: 'Absent' } }] },
  ]);
});

it('the text goes as it was written, with the conclusion and the side, and names nobody', () => {
  const { report, response, bundle, urls } = reportOf(body, { q: 'a' }, 'left');
  expect(report).toMatchObject({
    resourceType: 'DiagnosticReport',
    status: 'preliminary',
    code: { text: 'IRM' },
    conclusion: 'Épanchement < 5\u00a0mm.',
  });
  const [text, html] = report.presentedForm as { contentType: string; data: string }[];
  expect(decoded(text?.data)).toContain('CONCLUSION\nÉpanchement < 5\u00a0mm.');
  expect(decoded(html?.data)).toContain('<p>Épanchement &lt; 5\u00a0mm.</p>');
  expect(JSON.stringify(report.extension)).toContain(`"reference":"${urls[1]}"`);
  expect(JSON.stringify(report.extension)).toContain('"valueCode":"left"');
  expect(response).toMatchObject({ questionnaire: 'https://example.org/use/1' });
  for (const key of [
    'subject',
    'performer',
    'author',
    'source',
    'issued',
    'authored',
    'identifier',
    'timestamp',
  ])
    expect(JSON.stringify(bundle)).not.toContain(`"${key}"`);
});
