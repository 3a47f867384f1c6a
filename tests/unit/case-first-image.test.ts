import { describe, expect, it } from 'vitest';
import type { CaseBody, CaseImage } from '#lib/cases/body-schema.ts';
import { EMPTY_CREDIT } from '#lib/cases/credit.ts';
import { firstImage, type OpenedBody } from '#lib/cases/first-image.ts';
import { stayingReasons } from '#lib/cases/leaving-image.ts';
import { toViewerCase } from '#lib/cases/viewer-schemas.ts';

const key = (digit: string) => digit.repeat(64);
const image = (digit: string): CaseImage => ({ kind: 'image', file: key(digit), width: 100, height: 80 });
const body: OpenedBody = {
  folders: [
    { id: 'f0', name: 'Vide', description: '', images: [] },
    { id: 'f1', name: 'TDM', description: '', images: [...'0123456789'].map(image), mainImage: 2 },
    { id: 'f2', name: 'IRM', description: '', images: [...'abcdef'].map(image) },
  ],
  mainImage: null,
};
const openOn = (presentation: CaseBody['presentation']) => firstImage({ ...body, presentation });

describe('the image that a case opens on', () => {
  it('is of the first folder that has images, and the case says how many it shows', () => {
    expect(firstImage(body)).toMatchObject({ folder: { id: 'f1' }, image: { file: key('0') }, count: 16 });
    expect(firstImage({ folders: [body.folders[0]!], mainImage: null })).toBeNull();
  });

  it('is the slice that its author keeps, in the folder of the first panel, as they show it', () => {
    const views = [{ folder: 'f2', key: key('c'), rotation: 1, inverted: true as const }];
    expect(openOn({ views, panels: ['gone', 'f2', 'f1'] })).toMatchObject({
      folder: { id: 'f2' },
      image: { file: key('c') },
      view: { rotation: 1, inverted: true },
    });
  });

  it('is counted in the whole folder where a part of it is shown', () => {
    const views = [{ folder: 'f1', key: key('5'), range: { from: key('3'), to: key('7') } }];
    expect(openOn({ views })).toMatchObject({ image: { file: key('5') }, count: 11 });
  });

  it('is never one that a later step of its questions brings, even where the case opens on it', () => {
    const asked = (id: string) => ({
      id: `q${id}`,
      format: 'qroc' as const,
      text: 'Où ?',
      accepted: ['là'],
    });
    const steps = [
      { id: 's1', text: '', questions: [asked('1')] },
      { id: 's2', text: '', folders: ['f1'], questions: [asked('2')] },
    ];
    const made = {
      ...body,
      questions: { explained: 'end' as const, steps },
      presentation: { views: [], panels: ['f1'] },
    };
    expect(firstImage(made)).toMatchObject({ folder: { id: 'f2' }, image: { file: key('a') }, count: 6 });
  });

  it('is the one that the viewer opens on, wherever findings and covers are', () => {
    for (const mainImage of [null, { folderId: 'f1', imageIndex: 1 }, { folderId: 'f1', imageIndex: 9 }])
      for (const digit of '0123456789') {
        const findings = [
          { id: 'c', name: 'N', explanation: '', folder: 'f1', key: key(digit), marks: [], image: 0 },
        ];
        const made = { ...body, mainImage, findings } as unknown as CaseBody;
        const shown = toViewerCase(
          { card: { _id: 'x', author: { name: 'A' } }, body: made } as unknown as Parameters<
            typeof toViewerCase
          >[0],
          false,
        );
        const { first = 0, start } = shown.folders[shown.main]!;
        expect(firstImage(made)!.image.file).toBe(body.folders[1]!.images[first + start]!.file);
      }
  });
});

describe('an image', () => {
  const none = { hidden: new Set<string>(), unattested: new Set<string>() };
  const unattested = (...files: string[]) => ({ ...none, unattested: new Set(files) });
  const borrowed = (licence: string) => ({ ...EMPTY_CREDIT, author: 'A. Auteur', licence });

  it('of one’s own leaves once it is attested, with its values', () => {
    expect(stayingReasons(image('0'), undefined, none)).toEqual([]);
    expect(stayingReasons(image('0'), EMPTY_CREDIT, none)).toEqual([]);
    expect(stayingReasons(image('0'), undefined, unattested(key('0')))).toEqual(['unattested']);
    const frame: CaseImage = { ...image('0'), kind: 'frame', frame: key('1') };
    expect(stayingReasons(frame, undefined, unattested(key('1')))).toEqual(['unattested']);
  });

  it('that was flagged and is hidden stays, attested as it was, with its values', () => {
    const hidden = { ...none, hidden: new Set([key('1')]) };
    expect(stayingReasons(image('1'), undefined, hidden)).toEqual(['hidden']);
    expect(stayingReasons({ ...image('0'), kind: 'frame', frame: key('1') }, undefined, hidden)).toEqual([
      'hidden',
    ]);
    expect(stayingReasons(image('0'), undefined, hidden)).toEqual([]);
    expect(
      stayingReasons(image('1'), borrowed('CC BY-ND 4.0'), {
        ...unattested(key('1')),
        hidden: hidden.hidden,
      }),
    ).toEqual(['hidden', 'unattested', 'no-derivatives']);
  });

  it.each([
    'CC0 1.0',
    'CC BY 4.0',
    'cc-by-sa-3.0',
    'CC BY-NC-SA 4.0',
    'CC BY-NC 2.5',
    'CC BY (version non précisée)',
    'Domaine public',
    'Licence Ouverte / Etalab 2.0',
  ])('of a licence under which it may be passed on leaves: %s', (licence) => {
    expect(stayingReasons(image('0'), borrowed(licence), none)).toEqual([]);
  });

  it('whose address forbids changes stays, and one whose author has to be named and is not', () => {
    const licenceUrl = 'https://creativecommons.org/licenses/by-nc-nd/4.0/';
    expect(stayingReasons(image('0'), { ...borrowed('CC BY 4.0'), licenceUrl }, none)).toEqual([
      'no-derivatives',
    ]);
    expect(stayingReasons(image('0'), { ...borrowed('CC BY 4.0'), author: ' ' }, none)).toEqual([
      'no-author',
    ]);
    expect(stayingReasons(image('0'), { ...borrowed('CC0 1.0'), author: '', work: 'w' }, none)).toEqual([]);
  });

  it.each([
    ['', 'no-licence'],
    ['CC BY-ND 4.0', 'no-derivatives'],
    ['CC BY-NC-ND 3.0', 'no-derivatives'],
    ['Tous droits réservés', 'unknown-licence'],
    ['Licence BUS-BRA', 'unknown-licence'],
    ['CC BY mais demandez d’abord', 'unknown-licence'],
    ['CC BY (NC-ND)', 'unknown-licence'],
    ['CC BY 4.0 (sans modification)', 'unknown-licence'],
    ['Domaine public ? à vérifier', 'unknown-licence'],
    ['Licence Ouverte, sauf images', 'unknown-licence'],
  ])('of the licence « %s » stays: %s', (licence, reason) => {
    expect(stayingReasons(image('0'), borrowed(licence), none)).toEqual([reason]);
    expect(stayingReasons(image('0'), borrowed(licence), unattested(key('0')))).toEqual([
      'unattested',
      reason,
    ]);
  });
});
