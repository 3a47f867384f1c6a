import { expect, it } from 'vitest';
import { parseViewerQuery, viewerSearch } from '#lib/cases/viewer-query.ts';

const stacks = {
  main: 1,
  folders: [
    { count: 24, start: 4 },
    { count: 40, start: 20 },
  ],
};
const read = (search: string) => parseViewerQuery(new URLSearchParams(search), stacks);

it('opens on the main folder and the image that stands for it', () => {
  expect(read('')).toEqual({
    folder: 1,
    image: 20,
    title: false,
    information: false,
    answer: false,
    sheet: false,
    about: false,
    questions: false,
    early: false,
  });
  expect(read('serie=1')).toMatchObject({ folder: 0, image: 4 });
});

it('counts from 1 in the address and goes to the nearest image there is', () => {
  expect(read('serie=1&image=5')).toMatchObject({ folder: 0, image: 4 });
  expect(read('serie=9&image=900')).toMatchObject({ folder: 1, image: 39 });
  expect(read('serie=0&image=-2')).toMatchObject({ folder: 0, image: 4 });
  expect(read('serie=abc&image=1e9')).toMatchObject({ folder: 1, image: 20 });
});

it('opens as without an address where its folder is not shown yet', () => {
  const later = (search: string) =>
    parseViewerQuery(new URLSearchParams(search), { ...stacks, awaitsImages: true });
  expect(later('serie=3&image=5')).toMatchObject({ folder: 1, image: 20 });
  expect(later('serie=1&image=4')).toMatchObject({ folder: 0, image: 3 });
});

it('reveals only what is asked for by 1', () => {
  expect(read('titre=1&reponse=oui')).toMatchObject({ title: true, answer: false });
});

it('survives a case without images', () => {
  expect(parseViewerQuery(new URLSearchParams('image=3'), { folders: [], main: 0 })).toMatchObject({
    folder: 0,
    image: 0,
  });
});

it('writes the address that it reads', () => {
  const query = {
    folder: 0,
    image: 11,
    title: true,
    information: false,
    answer: true,
    sheet: false,
    about: false,
    questions: false,
    early: true,
  };
  expect(viewerSearch(query)).toBe('?serie=1&image=12&titre=1&reponse=1&toutes=1');
  expect(read(viewerSearch(query).slice(1))).toEqual(query);
});
