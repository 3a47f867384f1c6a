import { expect, it } from 'vitest';
import { readFormPage } from '#lib/offline/form-page.ts';

const [WIDE, SMALL, ODD] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
const island = JSON.stringify({
  body: [
    0,
    { file: [0, WIDE], width: [0, 1200], height: [0, 900] },
    { file: [0, SMALL], width: [0, 300] },
    { alt: [0, 'x'], width: [0, 1200], file: [0, ODD] },
  ],
  facts: [0, { updatedAt: [0, '2026-02-12T22:28:38.745Z'] }],
}).replaceAll('"', '&quot;');
const PAGE = `<astro-island props="${island}"></astro-island><a href="/link/q1.f1">Une</a><a href="/link/q1.f2#bas">Deux</a><a href="/link/q1.f1">Une</a><a href="/link/q2.f9">Autre</a>`;

it('says what keeping a questionnaire takes', () => {
  expect(readFormPage('q1', PAGE)).toEqual({
    updatedAt: '2026-02-12T22:28:38.745Z',
    fiches: ['/link/q1.f1', '/link/q1.f2'],
    pictures: [WIDE, SMALL, ODD],
    images: [
      `/images/q1/${WIDE}`,
      `/images/q1/${WIDE}-640.webp`,
      `/images/q1/${SMALL}`,
      `/images/q1/${ODD}`,
      `/images/q1/${ODD}-640.webp`,
    ],
  });
});

it('says nothing of a page that is none', () => {
  expect(readFormPage('q1', '<h1>Connexion</h1>')).toEqual({
    updatedAt: '',
    fiches: [],
    pictures: [],
    images: [],
  });
});
