import { expect, it } from 'vitest';
import { filePlaces, Names, safeName } from '#lib/archives/archive-names.ts';
import { bodyHtml } from '#lib/archives/body-html.ts';
import { indexHtml, itemHtml } from '#lib/archives/index-html.ts';
import { ARCHIVE_WORDS as WORDS } from '#lib/archives/texts.ts';
import { emptyCase } from '#lib/cases/empty-case.ts';

const HOSTILE = '"><script>alert(1)</script>';
const key = (letter: string) => letter.repeat(64);

it('names folders as a person would, and as every system takes them', () => {
  expect(safeName('TDM thoracique – nodule', 'x')).toBe('TDM thoracique – nodule');
  expect(safeName('../../etc\\passwd : « a/b » ?', 'x')).toBe('etc passwd « a b »');
  expect([safeName('CON', 'x'), safeName('nul.txt', 'x'), safeName('Console', 'x')]).toEqual([
    'CON_',
    'nul_',
    'Console',
  ]);
  expect([safeName(' ...', 'Sans titre'), safeName('fin. ', 'x')]).toEqual(['Sans titre', 'fin']);
  expect([...safeName('é'.repeat(200), 'x')].length).toBeLessThanOrEqual(60);
  expect(safeName('a\u202egnp.exe\u0000', 'x')).toBe('a gnp.exe');
});

it('gives each name once, also where capitals and accents are not told apart', () => {
  const names = new Names();
  const given = ['Épaule', 'epaule', 'ÉPAULE', 'epaule (2)'].map((name) => names.unique(name));
  expect(given).toEqual(['Épaule', 'epaule (2)', 'ÉPAULE (3)', 'epaule (2) (2)']);
});

it('puts images where one looks for them, frames beside, and whatever is left by number', () => {
  const image = { width: 1, height: 1 };
  const body = {
    ...emptyCase,
    folders: [
      {
        id: 'f',
        name: 'Axial T2 / FLAIR',
        description: '',
        images: [
          { kind: 'frame' as const, file: key('a'), frame: key('b'), ...image },
          { kind: 'image' as const, file: key('c'), ...image },
        ],
      },
    ],
  };
  expect([...filePlaces('case', body, [key('a'), key('d')], WORDS)]).toEqual([
    [key('a'), 'images/01 Axial T2 FLAIR/001'],
    [key('b'), 'images/01 Axial T2 FLAIR/001'],
    [key('c'), 'images/01 Axial T2 FLAIR/002'],
    [key('d'), 'autres images/001'],
  ]);
});

it('writes nothing that runs, whatever texts say', () => {
  const item = {
    kind: 'case' as const,
    title: HOSTILE,
    tags: [HOSTILE],
    visibility: 'draft' as const,
    path: 'cas/a b',
  };
  const body = {
    ...emptyCase,
    clinicalInformation: HOSTILE,
    answer: HOSTILE,
    sheet: [{ type: 'paragraph' as const, text: [{ text: HOSTILE, href: 'javascript:alert(1)' }] }],
  };
  const page = itemHtml(item, bodyHtml('case', body, { words: WORDS, imageLink: () => undefined }), WORDS);
  const index = indexHtml([item], { username: HOSTILE, day: '2026-11-24T00:00:00Z' }, WORDS);
  for (const html of [page, index]) {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('default-src &#39;none&#39;');
    expect(html).toContain('&lt;script&gt;');
  }
  expect(index).toContain('href="cas/a%20b/page.html"');
});

it('shows questions with their sentences, and a protocol’s rows as a table', () => {
  const page = { words: WORDS, imageLink: () => undefined };
  const options = [{ id: 'o', text: 'Oui', sentence: 'Présence d’un nodule.' }];
  const question = {
    id: 'q',
    type: 'single' as const,
    section: 'findings' as const,
    text: 'Nodule ?',
    options,
  };
  const questionnaire = bodyHtml(
    'questionnaire',
    { pages: [{ id: 'p', name: 'Thorax', questions: [question] }] },
    page,
  );
  for (const text of ['Thorax', 'Nodule ?', 'Oui', 'Présence d’un nodule.', 'Résultats'])
    expect(questionnaire).toContain(text);
  const protocol = bodyHtml(
    'protocol',
    {
      imagingType: 'IRM',
      region: 'Rachis',
      reviewStatus: 'Brouillon',
      acquisition: { sequences: [{ name: 'T2 sag', tr: 4000 }] },
    },
    page,
  );
  expect(protocol).toMatch(/<th>TR[^<]*<\/th>/);
  expect(protocol).toMatch(/<td>T2 sag<\/td>/);
});
