import { describe, expect, it } from 'vitest';
import { type CaseBody, caseBody } from '#lib/cases/body-schema.ts';
import { withoutFiles } from '#lib/items/kinds/body-rules.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';

const key = (letter: string) => letter.repeat(64);
const image = (letter: string) => ({ kind: 'image' as const, file: key(letter), width: 4, height: 3 });
const hide = (...letters: string[]) => new Set(letters.map(key));

const whole: CaseBody = {
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  sheet: [
    { type: 'image', image: { file: key('a'), width: 4, height: 3 } },
    {
      type: 'paragraph',
      text: [
        { text: 'par son nom', view: { folder: 'f1', image: 0, key: key('a') } },
        { text: 'par sa place', view: { folder: 'f1', image: 1 } },
      ],
    },
  ],
  folders: [
    { id: 'f1', name: 'Face', description: '', images: [image('a'), image('b'), image('c')], mainImage: 1 },
    {
      id: 'f2',
      name: 'Profil',
      description: '',
      images: [{ ...image('d'), kind: 'frame', frame: key('e') }],
    },
  ],
  mainImage: { folderId: 'f1', imageIndex: 2 },
};

const files = ({ folders }: CaseBody) =>
  folders.map(({ images }) => images.map(({ file }) => file[0]).join(''));

describe('a case without some of its files', () => {
  it('is the same when none is hidden', () => {
    expect(withoutFiles('case', whole, new Set())).toBe(whole);
    expect(withoutFiles('case', whole, hide('f'))).toMatchObject({ folders: whole.folders });
  });

  it('keeps its main images where they now stand', () => {
    const left = withoutFiles('case', whole, hide('a'));
    expect(files(left)).toEqual(['bc', 'd']);
    expect([left.folders[0]!.mainImage, left.mainImage]).toEqual([0, { folderId: 'f1', imageIndex: 1 }]);
    expect(caseBody.safeParse(left).success).toBe(true);
  });

  it('has no main image that is hidden', () => {
    const left = withoutFiles('case', whole, hide('b', 'c'));
    expect([left.folders[0]!.mainImage, left.mainImage]).toEqual([undefined, null]);
    expect(caseBody.safeParse(left).success).toBe(true);
  });

  it('hides an image of which one of the two files is hidden', () => {
    expect(files(withoutFiles('case', whole, hide('e')))).toEqual(['abc', '']);
  });

  it('shows in its sheet neither the image nor a link to it, however the link was written', () => {
    const { sheet } = withoutFiles('case', whole, hide('a', 'b'));
    expect(sheet).toEqual([{ type: 'paragraph', text: [{ text: 'par son nom' }, { text: 'par sa place' }] }]);
    const { sheet: other } = withoutFiles('case', whole, hide('c'));
    expect(other).toMatchObject([
      { type: 'image' },
      { text: [{ view: { key: key('a') } }, { view: { key: key('b') } }] },
    ]);
  });
});

describe('a questionnaire without some of its files', () => {
  const shown = { file: key('a'), width: 4, height: 3 };
  const question = (id: string, more: object) => ({ id, text: id, section: 'findings', ...more });
  const body = questionnaireBody.parse({
    pages: [
      {
        id: 'p',
        name: 'Page',
        questions: [
          question('q1', { type: 'text', image: shown }),
          question('q2', {
            type: 'single',
            options: [{ id: 'o', text: 'o', image: shown }],
          }),
          question('q3', {
            type: 'hotspot',
            image: shown,
            zones: [
              {
                id: 'z',
                label: 'z',
                colour: '#ff0000',
                shape: { type: 'rect', x: 0, y: 0, width: 5, height: 5 },
              },
            ],
          }),
        ],
      },
    ],
    fiches: [{ id: 'f', title: 'Fiche', content: [{ type: 'image', image: shown }] }],
  });

  it('keeps its questions, but for those that are asked on the image', () => {
    const left = withoutFiles('questionnaire', body, hide('a'));
    expect(JSON.stringify(left)).not.toContain(key('a'));
    expect(left.pages[0]!.questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
    expect(left.fiches).toEqual([{ id: 'f', title: 'Fiche', content: [] }]);
    expect(questionnaireBody.safeParse(left).success).toBe(true);
  });
});
