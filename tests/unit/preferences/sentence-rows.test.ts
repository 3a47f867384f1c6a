import { describe, expect, it } from 'vitest';
import { withoutGone } from '#lib/questionnaires/preferences/gone.ts';
import { NO_PREFERENCES } from '#lib/questionnaires/preferences/preferences.ts';
import { readersOfPage } from '#lib/questionnaires/preferences/readers-of-page.ts';
import { sentenceDoubts } from '#lib/questionnaires/preferences/sentence-doubts.ts';
import { sentenceRows, withOwnSentence } from '#lib/questionnaires/preferences/sentence-rows.ts';
import type { Page } from '#lib/questionnaires/tree.ts';
import { samplePages } from './sample-pages.ts';

const PAGES = samplePages();

/** Two choices that share a sentence. */
const SHARING: Page[] = [
  {
    id: 'p',
    name: 'Ménisque',
    questions: [
      {
        id: 'site',
        type: 'multiple',
        text: 'Siège',
        section: 'findings',
        options: [
          { id: 'horn', text: 'Corne', sentence: 'Siège\u00a0: {option}.' },
          { id: 'body', text: 'Corps', sentence: 'Siège\u00a0: {option}.' },
          { id: 'none', text: 'Aucun', sentence: 'Intact.' },
        ],
      },
    ],
  },
];

describe('rows of sentences', () => {
  it('are the author’s sentences in their order, those of lesions by the names of their questions', () => {
    const rows = sentenceRows(PAGES, NO_PREFERENCES);
    expect(rows.map(({ authors }) => authors)).toEqual([
      'Sans injection.',
      'Avec injection.',
      '{valeur}.',
      'Examen de qualité médiocre.',
      'Flèche hépatique de {valeur}.',
      'Nodule {numéro} de {Taille}.',
      'Stéatose.',
      'Score\u00a0: {valeur}.',
      'Au temps portal.',
    ]);
    expect(rows.map(({ page }) => page)).toEqual([...Array(4).fill('exam'), ...Array(5).fill('liver')]);
  });

  it('choices that share a sentence have one, and the person’s in its place is said once of all', () => {
    const [shared, none] = sentenceRows(SHARING, NO_PREFERENCES);
    expect([shared?.words, none?.words]).toEqual(['Siège › Corne, Corps', 'Siège › Aucun']);
    const sentences = withOwnSentence({}, shared!, 'Lésion de {option}.');
    expect(Object.keys(sentences)).toEqual(['horn', 'body']);
    const [own] = sentenceRows(SHARING, { ...NO_PREFERENCES, sentences });
    expect(own).toMatchObject({ mine: 'Lésion de {option}.', before: undefined });
    expect(withOwnSentence(sentences, own!, undefined)).toEqual({});
  });

  it('tell what was written in place of another sentence, and that it still fits once it is written again', () => {
    const [row] = sentenceRows(SHARING, NO_PREFERENCES);
    const sentences = withOwnSentence({}, row!, 'Lésion de {option}.');
    const pages = JSON.parse(
      JSON.stringify(SHARING).replaceAll('Siège\u00a0: {option}.', 'Atteinte de {option}.'),
    );
    const [changed] = sentenceRows(pages, { ...NO_PREFERENCES, sentences });
    expect(changed).toMatchObject({ authors: 'Atteinte de {option}.', before: 'Siège\u00a0: {option}.' });
    const again = withOwnSentence(sentences, changed!, changed?.mine);
    expect(sentenceRows(pages, { ...NO_PREFERENCES, sentences: again })[0]?.before).toBeUndefined();
  });
});

describe('doubts of a sentence', () => {
  const known = ['{valeur}', '{droit}', '{droite}'];

  it.each([
    ['De {valeur}.', 'Taille de {valeur}.', [], []],
    ['Grand.', 'Taille de {valeur}.', ['{valeur}'], []],
    ['Rein {droit}.', 'Loge {droite}.', [], []],
    ['Rein.', 'Loge {droite}.', ['{droite}'], []],
    ['{Valeur} de {segment}.', '{valeur}.', [], ['segment']],
  ])('%s beside %s', (text, original, missing, unknown) => {
    expect(sentenceDoubts(text, original, known)).toEqual({ missing, unknown });
  });
});

it('the readers of a page are the calculations and conditions of the others', () => {
  expect(PAGES.map((page) => readersOfPage(PAGES, page).map(({ id }) => id))).toEqual([
    ['score', 'phase'],
    [],
  ]);
});

it('what the questionnaire no longer has can be dropped, and nothing else', () => {
  const own = { text: 'a', original: 'b', about: 'c' };
  const preferences = {
    defaults: { contrast: { answer: 'with', asked: '' }, lost: { answer: 1, asked: '' } },
    hiddenPages: ['exam', 'lost'],
    conclusionOrder: ['liver', 'lost', 'size'],
    sentences: { 'nodule~each': own, 'lost~each': own, with: own },
  };
  expect(withoutGone(PAGES, preferences)).toEqual({
    defaults: { contrast: { answer: 'with', asked: '' } },
    hiddenPages: ['exam'],
    conclusionOrder: ['liver', 'size'],
    sentences: { 'nodule~each': own, with: own },
  });
});
