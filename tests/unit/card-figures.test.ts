import { describe, expect, it } from 'vitest';
import { pageCard } from '#lib/items/card-page-data.ts';
import type { ItemKind } from '#lib/items/item.ts';
import type { BodyOfKind } from '#lib/items/kinds/bodies.ts';
import { figuresOf, summarise, summarisePart } from '#lib/items/kinds/body-rules.ts';
import { coversOf, imageCountOf } from '#lib/items/kinds/summaries.ts';
import { CARDS, type CardOf, itemCard } from '#lib/items/schemas.ts';

const file = (digit: string) => digit.repeat(64);
const image = (digit: string) => ({ kind: 'image' as const, file: file(digit), width: 40, height: 30 });

const CASE: BodyOfKind['case'] = {
  difficulty: 4,
  clinicalInformation: '',
  answer: '',
  sheet: null,
  folders: [
    { id: 'a', name: 'Fracture', description: '', images: [image('1'), image('2')], mainImage: 1 },
    { id: 'b', name: 'Vide', description: '', images: [] },
    { id: 'c', name: 'Suivi', description: '', images: [image('3')] },
  ],
  mainImage: { folderId: 'c', imageIndex: 0 },
};
const QUESTIONNAIRE: BodyOfKind['questionnaire'] = {
  pages: [
    {
      id: 'p',
      name: 'Page',
      questions: [
        {
          id: 'q',
          text: 'Genou',
          section: 'findings',
          type: 'single',
          options: [
            { id: 'o', text: 'Oui', questions: [{ id: 's', text: 'x', section: 'findings', type: 'text' }] },
          ],
        },
      ],
    },
  ],
};
const PROTOCOL: BodyOfKind['protocol'] = { imagingType: 'IRM', region: 'Sein', reviewStatus: 'Validé' };

const options = { id: 'i', titlesHidden: false, questionIds: true };
const base = {
  _id: 'i',
  title: 'T',
  tags: [],
  visibility: 'public',
  mine: false,
  revision: 1,
  user: { username: 'anne', name: 'Anne' },
  author: { name: 'Anne', email: '' },
  views: 1,
  copies: 2,
  stats: { views: 1, copies: 2 },
  averageRating: 0,
  ratingsCount: 0,
  userRating: null,
  createdAt: 'a',
  updatedAt: '2026-11-19T12:29:38.485Z',
} as const;

function cardOf<Kind extends ItemKind>(kind: Kind, body: BodyOfKind[Kind]): CardOf<Kind> {
  return { ...base, tags: [], ...figuresOf(kind, summarise(kind, body), options) } as CardOf<Kind>;
}

describe('the figures of a card', () => {
  it('are those of its kind and no others', () => {
    expect(figuresOf('case', summarise('case', CASE), options)).toEqual({
      difficulty: 4,
      seriesCount: 2,
      imageCount: 3,
      mainImage: `/images/i/${file('3')}`,
      folders: ['Fracture', 'Suivi'],
      folderMainImages: { Fracture: `/images/i/${file('2')}`, Suivi: `/images/i/${file('3')}` },
    });
    expect(figuresOf('questionnaire', summarise('questionnaire', QUESTIONNAIRE), options)).toEqual({
      questionCount: 2,
      questions: ['q', 's'],
    });
    expect(figuresOf('protocol', summarise('protocol', PROTOCOL), options)).toEqual({
      imagingType: 'IRM',
      region: 'Sein',
    });
  });

  it('name no folder while titles are hidden, and no question unless asked for', () => {
    const summary = summarise('case', CASE);
    expect(figuresOf('case', summary, { ...options, titlesHidden: true }).folders).toEqual(['1', '2']);
    const questions = summarise('questionnaire', QUESTIONNAIRE);
    const counted = figuresOf('questionnaire', questions, { ...options, questionIds: false });
    expect(counted).toEqual({ questionCount: 2 });
  });

  it('tell how the clinical information begins where that is asked for, and never another text', () => {
    const body = { ...CASE, clinicalInformation: 'Chute sur la main.', answer: 'Scaphoïde' };
    const summary = summarise('case', body);
    expect(figuresOf('case', summary, options)).not.toHaveProperty('indication');
    const told = figuresOf('case', summary, { ...options, titlesHidden: true, withIndication: true });
    expect(told.indication).toBe('Chute sur la main.');
    expect(JSON.stringify(told)).not.toContain('Scaphoïde');
    const silent = figuresOf('case', summarise('case', CASE), { ...options, withIndication: true });
    expect(silent).not.toHaveProperty('indication');
  });

  it('of a part are what that part says', () => {
    expect(summarisePart('case', { difficulty: 2 })).toEqual({ difficulty: 2 });
    expect(summarisePart('case', { answer: 'Fracture' })).toEqual({});
    expect(summarisePart('case', { clinicalInformation: ' Chute,\nsur la main. ' })).toEqual({
      indication: 'Chute, sur la main.',
    });
    const { folders, mainImage } = CASE;
    const { difficulty: _, indication: __, ...images } = summarise('case', CASE);
    expect(summarisePart('case', { folders, mainImage })).toEqual(images);
  });

  it('tell how many images there are, and which are shown small', () => {
    expect(imageCountOf(summarise('case', CASE))).toBe(3);
    expect(coversOf(summarise('case', CASE))).toEqual([file('3'), file('2')]);
    expect([imageCountOf({ questions: [] }), coversOf({ questions: [] })]).toEqual([0, []]);
  });
});

describe('a card', () => {
  it('names an author who validated it once', () => {
    const of = (byAuthor: boolean) => ({
      ...cardOf('protocol', PROTOCOL),
      validation: { by: 'Anne', byAuthor },
    });
    expect(pageCard('protocol', of(true)).validation).toEqual({ by: null, byAuthor: true });
    expect(pageCard('protocol', of(false)).validation).toEqual({ by: 'Anne', byAuthor: false });
  });

  const cards = [
    ['case', cardOf('case', CASE)],
    ['questionnaire', cardOf('questionnaire', QUESTIONNAIRE)],
    ['protocol', cardOf('protocol', PROTOCOL)],
  ] as const;

  it.each(cards)('of a %s crosses the wire whole, and is told apart', (kind, card) => {
    expect(CARDS[kind].strict().parse(card)).toEqual(card);
    expect(itemCard.parse(card)).toEqual(card);
    for (const [other, schema] of Object.entries(CARDS))
      expect(schema.safeParse(card).success).toBe(other === kind);
  });

  it.each(cards)('of a %s is carried by a page without what only the API tells', (kind, card) => {
    const shown = pageCard(kind, card);
    for (const key of ['stats', 'questions', 'folders', 'folderMainImages'])
      expect(shown).not.toHaveProperty(key);
    expect(shown).toMatchObject({ user: null, author: { name: 'Anne', email: '' }, createdAt: '' });
    expect(shown.updatedAt).toBe(kind === 'case' ? '' : '2026-11-19T12:29Z');
  });
});
