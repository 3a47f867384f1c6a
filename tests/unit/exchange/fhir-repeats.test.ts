import { describe, expect, it } from 'vitest';
import { writeFhir } from '#lib/questionnaires/exchange/write-fhir.ts';
import { writeAnswers } from '#lib/questionnaires/exchange/write-fhir-answers.ts';
import { optionsOf, walkQuestions } from '#lib/questionnaires/tree.ts';
import { liver } from '../repeats/liver.ts';
import { noteCounts, readItems } from './read-sample.ts';

interface Item {
  linkId: string;
  type?: string;
  repeats?: boolean;
  text?: string;
  extension?: { url: string }[];
  answer?: Record<string, unknown>[];
  item?: Item[];
}

const find = (items: readonly Item[], linkId: string): Item | undefined => {
  for (const item of items) {
    if (item.linkId === linkId) return item;
    const below = [
      ...(item.item ?? []),
      ...(item.answer ?? []).flatMap((each) => (each.item as Item[]) ?? []),
    ];
    const found = find(below, linkId);
    if (found) return found;
  }
  return undefined;
};

describe('a repeated group as FHIR', () => {
  const items = writeFhir({ title: 'Foie', body: liver }).item as Item[];

  it('is a group that repeats, under the option', () => {
    expect(find(items, 'some.each')).toMatchObject({
      type: 'group',
      repeats: true,
      text: 'Nodule',
      enableWhen: [{ question: 'n', operator: '=', answerCoding: { code: 'some' } }],
      item: [{ linkId: 'segment' }, { linkId: 'size' }, { linkId: 'large' }, { linkId: 'contact' }],
    });
  });

  it('is in no expression: FHIRPath would read several answers as one', () => {
    const said = JSON.stringify(items);
    expect(said).not.toContain('calculatedExpression');
  });

  it('has an item for each instance in the answers, in the order of their numbers', () => {
    const answers = {
      n: 'some',
      some: ['1', 'b'],
      'segment~1': 'vi~1',
      'size~1': 12,
      'segment~b': 'vii~b',
      'size~b': 25,
    };
    const question = find(writeAnswers({ pages: liver.pages, answers }) as unknown as Item[], 'n');
    expect(question?.answer).toEqual([
      {
        valueCoding: { code: 'some', display: 'Présents' },
        item: [instance('Nodule 1', 'vii', 'VII', 25, 'oui'), instance('Nodule 2', 'vi', 'VI', 12, 'non')],
      },
    ]);
  });

  it('tells what is chosen in an instance as the questionnaire’s own file does', () => {
    const body = structuredClone(liver);
    const choices = Array.from(walkQuestions(body.pages), ({ question }) => optionsOf(question)).flat();
    const [vi, vii] = ['vi', 'vii'].map((id) => choices.find((each) => each.id === id));
    vi!.codes = [{ system: 'http://radlex.org', code: 'RID6' }];
    // Its code is the id of another choice: its own id is used.
    vii!.codes = [{ system: 'urn:x', code: 'vi' }];
    const told = (choice: string) => {
      const answers = { n: 'some', some: ['1'], 'segment~1': `${choice}~1` };
      const items = writeAnswers({ pages: body.pages, answers }) as unknown as Item[];
      return find(items, 'segment')?.answer?.[0]?.valueCoding;
    };
    expect(told('vi')).toEqual({ system: 'http://radlex.org', code: 'RID6', display: 'VI' });
    expect(told('vii')).toEqual({ code: 'vii', display: 'VII' });
  });

  it('is read under the option of any other system that shows it there', () => {
    const read = readItems([
      {
        linkId: 'a',
        type: 'choice',
        text: 'Nodules',
        answerOption: [{ valueString: 'Non' }, { valueString: 'Oui' }],
        item: [
          {
            linkId: 'b',
            type: 'group',
            repeats: true,
            text: 'Nodule',
            enableWhen: [{ question: 'a', operator: '=', answerString: 'Oui' }],
            item: [{ linkId: 'c', type: 'decimal', text: 'Taille' }],
          },
        ],
      },
    ]);
    const [question] = read.body.pages[0]!.questions;
    expect(question).toMatchObject({
      options: [
        { text: 'Non' },
        { text: 'Oui', repeat: { name: 'Nodule' }, questions: [{ text: 'Taille' }] },
      ],
    });
    expect(noteCounts(read)).toEqual({});
  });
});

function instance(text: string, code: string, display: string, size: number, large: string) {
  return {
    linkId: 'some.each',
    text,
    item: [
      { linkId: 'segment', text: 'Segment', answer: [{ valueCoding: { code, display } }] },
      { linkId: 'size', text: 'Taille', answer: [{ valueDecimal: size }] },
      { linkId: 'large', text: 'Gros', answer: [{ valueString: large }] },
    ],
  };
}

describe('a group that repeats in another that does', () => {
  const choice = (linkId: string, item: object[]) => ({
    linkId,
    text: linkId,
    type: 'choice',
    answerOption: [{ valueString: 'oui' }],
    item,
  });
  const each = (linkId: string, question: string, item: object[]) => ({
    linkId,
    text: linkId,
    type: 'group',
    repeats: true,
    enableWhen: [{ question, operator: '=', answerString: 'oui' }],
    item,
  });
  const size = { linkId: 'size', text: 'Taille', type: 'decimal' };
  const inner = choice('Contact', [each('Vaisseau', 'Contact', [size])]);

  it('repeats by itself: what it stands in is asked once, and told', () => {
    const read = readItems([choice('Nodules', [each('Nodule', 'Nodules', [inner])])]);
    expect(noteCounts(read)['repeating-group']).toBe(1);
    const repeats = Array.from(walkQuestions(read.body.pages), ({ question }) =>
      optionsOf(question).map(({ repeat }) => repeat?.name),
    );
    expect(repeats).toEqual([[undefined], ['Vaisseau'], []]);
  });

  it('also where it comes behind a group that repeats already', () => {
    const read = readItems([
      choice('Nodules', [
        each('Nodule', 'Nodules', [{ ...size, linkId: 's2' }]),
        each('Autre', 'Nodules', [inner]),
      ]),
    ]);
    expect(noteCounts(read)['repeating-group']).toBe(1);
  });
});
