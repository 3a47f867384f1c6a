import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { caseBody } from '#lib/cases/body-schema.ts';
import { SCHEMAS } from '#lib/items/kinds/schemas.ts';
import { protocolBody } from '#lib/protocols/body-schema.ts';

const problems = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ code, message }) => (code === 'custom' ? message : code)) ??
  [];

describe('case body', () => {
  const image = { kind: 'image', file: '0'.repeat(64), width: 512, height: 512 };
  const folder = {
    id: 'f1',
    name: 'TDM axial',
    description: 'Coupes axiales.',
    images: [image, image],
    mainImage: 1,
  };
  const body = {
    difficulty: 3,
    clinicalInformation: 'Douleur.',
    answer: '',
    sheet: null,
    folders: [folder],
    mainImage: { folderId: 'f1', imageIndex: 0 },
  };

  it('accepts a case with and without images', () => {
    expect(caseBody.parse(body)).toEqual(body);
    expect(problems(caseBody, { ...body, folders: [], mainImage: null })).toEqual([]);
  });

  it.each([
    ['difficulty 0', { ...body, difficulty: 0 }],
    ['difficulty 2.5', { ...body, difficulty: 2.5 }],
    ['a long clinical information', { ...body, clinicalInformation: 'x'.repeat(2001) }],
    ['a long answer', { ...body, answer: 'x'.repeat(1001) }],
    ['a path as file', { ...body, folders: [{ ...folder, images: [{ ...image, file: '/etc/passwd' }] }] }],
    ['HTML as sheet', { ...body, sheet: '<p>x</p>' }],
    ['an infinite size', { ...body, folders: [{ ...folder, images: [{ ...image, width: 1 / 0 }] }] }],
  ])('refuses %s', (_, value) => {
    expect(caseBody.safeParse(value).success).toBe(false);
  });

  it('refuses main images that do not exist and folders of the same id', () => {
    const missing = { ...body, mainImage: { folderId: 'f1', imageIndex: 2 } };
    expect(problems(caseBody, missing)).toEqual(['unknown-main-image']);
    expect(problems(caseBody, { ...body, folders: [{ ...folder, mainImage: 2 }] })).toEqual([
      'unknown-main-image',
    ]);
    expect(problems(caseBody, { ...body, folders: [folder, folder] })).toEqual(['duplicate-id']);
  });
});

describe('protocol body', () => {
  const body = { imagingType: 'IRM', region: 'Membre inférieur', reviewStatus: 'Validé' };

  it('needs only imaging type, region and review status', () => {
    expect(protocolBody.parse(body)).toEqual(body);
    for (const key of Object.keys(body)) {
      expect(problems(protocolBody, { ...body, [key]: undefined })).not.toEqual([]);
    }
  });

  it('accepts rows of every technique', () => {
    const acquisition = {
      sequences: [{ name: 'T2 sag', tr: 4000, te: 90, bValues: [0, 800], durationSeconds: 180 }],
      passes: [{ name: 'Portal', kv: 100, reconstructions: ['1 mm'] }],
      views: [{ name: 'Face', grid: true }],
      scans: [{ name: 'Foie', probe: 'Convexe' }],
      tracerAcquisitions: [{ name: 'Os', activity: '8 MBq/kg' }],
      runs: [{ name: 'Aorte', volumeMl: 30 }],
    };
    const contrast = { doseMlPerKg: 1.5, maximumDoseMl: 120 };
    expect(protocolBody.parse({ ...body, acquisition, contrast })).toEqual({
      ...body,
      acquisition,
      contrast,
    });
  });

  it.each([
    ['an unknown imaging type', { ...body, imagingType: 'TDM' }],
    ['a negative repetition time', { ...body, acquisition: { sequences: [{ name: 'T1', tr: -1 }] } }],
    ['a nameless row', { ...body, acquisition: { passes: [{ kv: 100 }] } }],
    ['an excessive dose', { ...body, contrast: { doseMlPerKg: 200 } }],
  ])('refuses %s', (_, value) => {
    expect(protocolBody.safeParse(value).success).toBe(false);
  });
});

it('every kind refuses a body of another shape', () => {
  for (const { body: schema } of Object.values(SCHEMAS)) {
    for (const value of [undefined, [], 1, { __proto__: null }])
      expect(problems(schema, value)).not.toEqual([]);
  }
});
