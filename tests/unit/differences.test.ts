import { describe, expect, it } from 'vitest';
import type { CaseBody } from '#lib/cases/body-schema.ts';
import { listDifference } from '#lib/items/differences.ts';
import { aboutDifference } from '#lib/items/differences-texts.ts';
import { differencesOf } from '#lib/items/kinds/differences.ts';

const image = (file: string) => ({ kind: 'image' as const, file, width: 4, height: 3 });
const folder = (id: string, name: string, files: string) => ({
  id,
  name,
  description: '',
  images: [...files].map(image),
});
const BODY: CaseBody = {
  difficulty: 3,
  clinicalInformation: 'Chute',
  answer: 'Fracture',
  sheet: [{ type: 'paragraph', text: [{ text: 'Un' }, { text: ' deux', bold: true }] }],
  folders: [folder('f1', 'Face', 'abc'), folder('f2', 'Profil', 'd')],
  mainImage: null,
};
const state = (body: Partial<CaseBody> = {}, more: { title?: string; tags?: string[] } = {}) => ({
  title: 'Poignet',
  tags: ['IRM'],
  ...more,
  body: { ...BODY, ...body },
});
const between = (after: ReturnType<typeof state>) => differencesOf('case', state(), after);

describe('what differs between two states of a case', () => {
  it('is nothing when nothing does', () => {
    expect(between(state())).toEqual([]);
  });

  it('tells title, tags and texts', () => {
    const after = state({ answer: 'Entorse', difficulty: 4 }, { title: 'Main', tags: ['IRM', 'Ostéo'] });
    expect(between(after)).toEqual([
      { what: 'text', field: 'title', before: 'Poignet', after: 'Main' },
      { what: 'list', field: 'tags', added: ['Ostéo'], removed: [] },
      { what: 'text', field: 'difficulty', before: '3', after: '4' },
      { what: 'text', field: 'answer', before: 'Fracture', after: 'Entorse' },
    ]);
  });

  it('tells folders, and images that came, went and moved', () => {
    const folders = [folder('f1', 'De face', 'cbe'), folder('f3', 'Coupe', 'gh')];
    expect(between(state({ folders }))).toEqual([
      { what: 'folder', change: 'removed', name: 'Profil', images: 1 },
      { what: 'folder', change: 'added', name: 'Coupe', images: 2 },
      { what: 'text', field: 'folder', before: 'Face', after: 'De face' },
      { what: 'images', folder: 'De face', added: 1, removed: 1, moved: true },
    ]);
  });

  it('does not call the images moved that stayed while others came or went', () => {
    const folders = [folder('f1', 'Face', 'xbyc'), BODY.folders[1]!];
    expect(between(state({ folders }))).toEqual([
      { what: 'images', folder: 'Face', added: 2, removed: 1, moved: false },
    ]);
  });

  it('tells the sheet by its lines, and its layout alone when the words are the same', () => {
    const bold = [{ type: 'paragraph' as const, text: [{ text: 'Un deux' }] }];
    expect(between(state({ sheet: bold }))).toEqual([{ what: 'layout' }]);
    const more = [...(BODY.sheet ?? []), { type: 'paragraph' as const, text: [{ text: 'Trois' }] }];
    expect(between(state({ sheet: more }))).toEqual([
      { what: 'list', field: 'sheet', added: ['Trois'], removed: [] },
    ]);
  });

  it('tells another main image', () => {
    expect(between(state({ mainImage: { folderId: 'f1', imageIndex: 1 } }))).toEqual([{ what: 'mainImage' }]);
  });
});

it('counts a text as often as it stands there', () => {
  expect(listDifference('sheet', ['a', 'a'], ['a'])).toEqual({
    what: 'list',
    field: 'sheet',
    added: [],
    removed: ['a'],
  });
  expect(listDifference('tags', ['a', 'b'], ['b', 'a'])).toBeNull();
});

it('is readable in French', () => {
  const images = { what: 'images', folder: 'Face', added: 1, removed: 2, moved: true } as const;
  expect(aboutDifference(images)).toBe(
    'Dossier «\u202fFace\u202f»\u00a0: 1\u00a0image ajoutée, 2\u00a0images retirées, ordre changé.',
  );
});
