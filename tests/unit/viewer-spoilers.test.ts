import { describe, expect, it } from 'vitest';
import type { CaseBody } from '#lib/cases/body-schema.ts';
import { caseAnswer, toCaseAnswer, toViewerCase } from '#lib/cases/viewer-schemas.ts';
import { toViewerStacks } from '#lib/cases/viewer-stacks-schemas.ts';
import type { ItemDetail } from '#lib/items/schemas.ts';

const SECRETS = [
  'extradural',
  'biconvexe',
  'méningée',
  'urgence',
  'Copie',
  'bravo',
  'Lentille',
  'biseau',
  'Boxer',
];
const image = (digit: string) => ({
  kind: 'image' as const,
  file: digit.repeat(64),
  width: 512,
  height: 400,
});

const detail: ItemDetail<CaseBody> = {
  card: {
    _id: 'c1',
    title: 'Hématome extradural',
    tags: ['urgence'],
    visibility: 'public',
    user: { username: 'anne', name: 'Anne' },
    author: { name: 'Anne', email: '' },
    mine: false,
    views: 3,
    copies: 1,
    stats: { views: 3, copies: 1 },
    averageRating: 8,
    ratingsCount: 1,
    userRating: null,
    revision: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
    difficulty: 3,
    seriesCount: 2,
    imageCount: 4,
    mainImage: null,
    folders: ['Hématome extradural'],
  },
  body: {
    difficulty: 3,
    clinicalInformation: 'Chute de trottinette.',
    answer: 'Collection biconvexe.',
    sheet: [{ type: 'paragraph', text: [{ text: 'Artère méningée moyenne' }] }],
    folders: [
      { id: 'vide', name: 'TDM sans image', description: '', images: [] },
      { id: 'a', name: 'TDM axial', description: 'Coupes axiales.', images: [image('a'), image('b')] },
      { id: 'b', name: 'TDM coronal', description: '', images: [image('c'), image('d')], mainImage: 1 },
    ],
    mainImage: { folderId: 'a', imageIndex: 1 },
    credit: {
      author: 'Hellerhoff',
      licence: 'CC BY 4.0',
      licenceUrl: '',
      changes: 'Recadrée',
      work: 'Boxerfraktur.png',
      source: 'https://exemple.fr/',
    },
    findings: [
      {
        id: 'c1',
        name: 'Lentille',
        explanation: 'En biseau.',
        folder: 'b',
        key: 'd'.repeat(64),
        zoom: 2,
        marks: [
          {
            kind: 'arrow',
            folder: 'b',
            key: 'd'.repeat(64),
            points: [
              { x: 1, y: 2 },
              { x: 3, y: 4 },
            ],
          },
          { kind: 'label', folder: 'b', key: 'e'.repeat(64), points: [{ x: 1, y: 2 }], text: 'Parti' },
        ],
      },
      { id: 'c2', name: 'Perdu', explanation: '', folder: 'b', key: 'e'.repeat(64), marks: [] },
    ],
  },
  lineage: { sourceId: 's', sourceTitle: 'Copie du cas', sourceAuthor: 'Paul', sourceHasChanged: false },
  version: 1,
  comments: [
    {
      author: 'Zoé',
      username: 'un',
      rating: 9,
      comment: 'bravo',
      updatedAt: '2026-01-03T00:00:00Z',
      mine: false,
    },
  ],
};

describe('what the viewer is told', () => {
  it('gives nothing away before it is asked', () => {
    const told = JSON.stringify(toViewerCase(detail, false));
    expect(SECRETS.filter((secret) => told.includes(secret))).toEqual([]);
    expect(told).toContain('Chute de trottinette');
  });

  it('gives the title alone when the title is asked for', () => {
    const told = JSON.stringify(toViewerCase(detail, true));
    expect(SECRETS.filter((secret) => told.includes(secret))).toEqual(['extradural']);
  });

  it('answers with everything else when the answer is asked for', () => {
    const answer = caseAnswer.parse(toCaseAnswer(detail));
    expect(SECRETS.filter((secret) => !JSON.stringify(answer).includes(secret))).toEqual(['extradural']);
  });

  it('tells where findings are among the folders that are shown, without those whose image is gone', () => {
    const { findings } = caseAnswer.parse(toCaseAnswer(detail));
    expect(findings).toEqual([
      {
        id: 'c1',
        name: 'Lentille',
        explanation: 'En biseau.',
        folder: 1,
        image: 1,
        file: 'd'.repeat(64),
        width: 512,
        height: 400,
        spacing: null,
        spacingKind: null,
        zoom: 2,
        marks: [
          {
            kind: 'arrow',
            folder: 'b',
            image: 1,
            file: 'd'.repeat(64),
            points: [
              { x: 1, y: 2 },
              { x: 3, y: 4 },
            ],
          },
        ],
      },
    ]);
  });

  it('leaves empty folders out and opens neither on the image of its card nor on a finding', () => {
    const shown = toViewerCase(detail, false);
    expect(shown.folders.map(({ name, start }) => [name, start])).toEqual([
      ['TDM axial', 0],
      ['TDM coronal', 0],
    ]);
    expect(shown).toMatchObject({ main: 0, folders: [{ count: 2 }, { count: 2 }] });
    const stacks = toViewerStacks(
      detail.body,
      new Map([['b'.repeat(64), { bytes: 1200, light: null, preview: null }]]),
    );
    expect(stacks.map(({ files }) => files.map((file) => file[0]))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(stacks[0]).toMatchObject({ bytes: [0, 1200], frames: [], frameBytes: [0, 0] });
  });
});
