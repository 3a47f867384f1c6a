import { describe, expect, it } from 'vitest';
import { fieldLink } from '#islands/publish/field-links.ts';
import type { CaseBody } from '#lib/cases/body-schema.ts';
import { isRequired, LACKS, type Publishable, UNTITLED_CASE } from '#lib/items/kinds/lacks.ts';
import { lacksOf, lacksOfOwn } from '#lib/items/kinds/publishing.ts';
import { withSending } from '#lib/items/kinds/with-sending.ts';
import { publishingMessages } from '#lib/items/publishing-texts.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { Question } from '#lib/questionnaires/tree.ts';

const image = { kind: 'image' as const, file: 'a'.repeat(64), width: 40, height: 30 };
const folder = { id: 'f', name: 'IRM', description: '', images: [image] };
const whole: Publishable<CaseBody> = {
  title: 'Fracture du scaphoïde',
  tags: ['IRM'],
  body: { folders: [folder], clinicalInformation: 'Chute', answer: 'Fracture' },
  unattested: 0,
};

const text = (words: string): Question => ({
  id: `q${words}`,
  text: words,
  section: 'findings',
  type: 'text',
});
const choice = (options: Extract<Question, { type: 'single' }>['options']): Question => ({
  id: 'c',
  text: 'Ménisque',
  section: 'findings',
  type: 'single',
  options,
});
const page = (...questions: Question[]) => ({ id: 'p', name: 'Examen', questions });

it('tells of an item among several what is missing, and apart from it what is on its way', () => {
  expect(publishingMessages.lacksOf('Genou', ['title', 'image'])).toBe(
    '«\u202fGenou\u202f»\u00a0: il manque un titre et une image',
  );
  expect(publishingMessages.lacksOf('Genou', ['title', 'sending'])).toBe(
    '«\u202fGenou\u202f»\u00a0: il manque un titre\u202f; des images sont encore en cours d’envoi',
  );
  expect(publishingMessages.lacksOf('Genou', ['sending'])).toBe(
    '«\u202fGenou\u202f»\u00a0: des images sont encore en cours d’envoi',
  );
});

describe('what an item lacks to be published', () => {
  it('is nothing for a whole case', () => expect(lacksOf('case', whole)).toEqual([]));

  it('is told in one order for an empty case, what is required first', () => {
    const empty = {
      title: UNTITLED_CASE,
      tags: [],
      body: { folders: [{ ...folder, images: [] }] },
      unattested: 0,
    };
    expect(lacksOf('case', empty)).toEqual(['image', 'title', 'information', 'answer', 'tags']);
    expect(lacksOf('case', empty).filter(isRequired)).toEqual(['image', 'title']);
  });

  it.each([' ', UNTITLED_CASE, `Copie de ${UNTITLED_CASE}`, `Copie de Copie de ${UNTITLED_CASE}`])(
    'is a title while it is « %s »',
    (title) => expect(lacksOf('case', { ...whole, title })).toEqual(['title']),
  );

  it('is a word on its images, and images that are still on their way', () => {
    const added = { ...whole, unattested: 2, isSending: true };
    expect(lacksOf('case', added)).toEqual(['attestation', 'sending']);
    expect(lacksOf('case', added).filter(isRequired)).toEqual(['attestation', 'sending']);
  });

  it('is the same list wherever it is asked for, with a word that is awaited and what a device is sending', () => {
    const own = {
      ...whole,
      unattested: ['a'],
      reviewStatus: 'En révision' as const,
      visibility: 'draft' as const,
      publishedVersion: null,
    };
    expect(lacksOfOwn('case', own)).toEqual(['attestation', 'word']);
    expect(lacksOfOwn('case', { ...own, reviewStatus: 'Validé' })).toEqual(['attestation']);
    expect(withSending(lacksOfOwn('case', { ...own, tags: [] }))).toEqual([
      'attestation',
      'sending',
      'word',
      'tags',
    ]);
    expect(withSending(['sending'])).toEqual(['sending']);
  });

  it('is mended somewhere, each line with its way there', () => {
    expect(LACKS.filter((lack) => !fieldLink(lack))).toEqual([]);
    expect(fieldLink('word', (place) => `/cases?cas=x#${place}`)).toBe('/cases?cas=x#avis');
  });

  it('is of its kind', () => {
    const bare = { title: 'T', tags: ['IRM'], unattested: 0 };
    expect(lacksOf('protocol', { ...bare, body: { reviewStatus: 'En révision' } })).toEqual(['validation']);
    expect(lacksOf('protocol', { ...bare, body: { reviewStatus: 'Validé' } })).toEqual([]);
    expect(
      lacksOf('questionnaire', { ...bare, body: { pages: [{ id: 'p', name: 'Page', questions: [] }] } }),
    ).toEqual(['questions']);
  });

  it.each([
    ['a page without a name', { pages: [{ id: 'p', name: ' ', questions: [text('Siège')] }] }],
    ['a question without a text', { pages: [page(text('Siège'), text(''))] }],
    ['a choice without options', { pages: [page(choice([]))] }],
    ['an option without a text', { pages: [page(choice([{ id: 'o', text: '' }]))] }],
    [
      'a sub-question without a text',
      { pages: [page(choice([{ id: 'o', text: 'Oui', questions: [text('')] }]))] },
    ],
    ['a formula not written', { pages: [page({ ...text('Volume'), type: 'formula', expression: '' })] }],
    [
      'a fiche without a title',
      { pages: [page(text('Siège'))], fiches: [{ id: 'f', title: '', content: [] }] },
    ],
  ] as [string, QuestionnaireBody][])('is, of a questionnaire, %s', (_, body) => {
    const asked = { title: 'T', tags: ['IRM'], unattested: 0 };
    expect(lacksOf('questionnaire', { ...asked, body })).toEqual(['blanks']);
    expect(isRequired('blanks')).toBe(true);
    expect(lacksOf('questionnaire', { ...asked, body: { pages: [page(text('Siège'))] } })).toEqual([]);
  });

  it('is said in French by the server too', () => {
    expect(publishingMessages.refused(['image', 'title'])).toBe(
      'Pour publier, il manque encore\u00a0: une image, un titre.',
    );
    for (const lack of LACKS) expect(publishingMessages.lacks[lack]).toMatch(/^\p{Lu}.*\.$/u);
  });
});
