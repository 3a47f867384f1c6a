import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMirc, type MircDocument, readMirc } from '#lib/cases/teaching/read-mirc.ts';
import { tagOfWord } from '#lib/cases/teaching-tags-texts.ts';

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
const read = (xml: string): MircDocument => {
  const found = readMirc(xml, tagOfWord);
  if (!found) throw new Error('no document');
  return found;
};
const textsOf = ({ file }: MircDocument) =>
  file.texts.map(({ target, section, text }) => [section ? `${target} ${section}` : target, text]);

describe('a MIRC document', () => {
  const document = read(sample('MIRCdocument-mstf.xml'));

  it('is known by its element, not by its name', () => {
    expect(isMirc(sample('MIRCdocument-hostile.xml'))).toBe(true);
    expect(isMirc('<quiz><question/></quiz>')).toBe(false);
    expect(readMirc('<quiz/>', () => undefined)).toBeUndefined();
  });

  it('keeps what gives the answer away apart from what does not', () => {
    expect(textsOf(document)).toEqual([
      ['title', 'Diverticule isolé (synthétique)'],
      ['information', 'Douleur de la fosse iliaque'],
      ['information', 'Résumé sans la réponse.'],
      ['sheet abstract', 'Résumé écrit pour un essai.'],
      ['tags', 'colon; scanner'],
      ['information', 'Homme de 55 ans, fièvre.'],
      ['sheet findings', 'Paroi épaissie, **graisse** infiltrée.\n\n- point un\n- point deux'],
      ['answer', 'Diverticulite sigmoïdienne.'],
      ['sheet differential', 'Appendagite ; colite.'],
      ['sheet discussion', 'Texte *riche* avec [lien](https://example.invalid/).'],
      ['step', 'Contexte.'],
    ]);
  });

  it('asks its quiz, takes closed words, and names what it leaves', () => {
    expect(document.file.questions).toEqual([
      {
        id: 'q1',
        quiz: 0,
        text: 'Quel diagnostic ?',
        answers: [
          { text: 'Diverticulite', isRight: false, response: 'Oui.' },
          { text: 'Appendicite', isRight: false, response: 'Non.' },
        ],
      },
    ]);
    expect(document.file).toMatchObject({ difficulty: 3, tags: ['Digestif', 'TDM'] });
    expect(document.file.left.map(({ part, detail }) => `${part} ${detail}`)).toEqual([
      'comments Comments',
      'author author',
      'identity phi',
      'identity authorization',
      'identity publication-date',
      'annotation im1-annot.svg',
    ]);
    expect(document.identities).toEqual(expect.arrayContaining(['ESSAI^NE PAS IMPORTER', 'Docteur Exemple']));
    expect(JSON.stringify(document.file)).not.toMatch(/NE PAS IMPORTER|SYN-0001|contact@|Docteur Exemple/);
  });

  it('shows its pictures in order, with the DICOM file of each', () => {
    expect(document.folders).toEqual([
      [
        { picture: 'im1.png', original: 'im1.dcm' },
        { picture: 'im2.png', original: undefined },
      ],
    ]);
  });
});

describe('the pictures of a MIRC document', () => {
  const { folders, file } = read(`<MIRCdocument>
    <abstract><image src="abstract.png"/></abstract>
    <section heading="History"><p>Toux.</p><image src="history.png"/></section>
    <section heading="Images"><image src="nameless.png"/></section>
    <image-section heading="Scanner"><image src="scanner.png"/></image-section>
    <image-section heading="Scanner"><image src="other.png"/></image-section>
    <section heading="Diagnosis"><image src="diagnosis.png"/></section>
    <section heading="Pathology"><div><image src="slide.png"/></div></section>
    <section><image src="alone.png"/></section>
  </MIRCdocument>`);

  it('are folders where readers may see them before the answer, and are named as left where not', () => {
    expect(folders.map((images) => images.map(({ picture }) => picture))).toEqual([
      ['history.png'],
      ['nameless.png'],
      ['scanner.png'],
      ['other.png'],
    ]);
    expect(file.left).toEqual(
      [
        'abstract, abstract.png',
        'Diagnosis, diagnosis.png',
        'Pathology, slide.png',
        'section, alone.png',
      ].map((detail) => ({ part: 'answer-picture', detail })),
    );
  });

  it('keep the names of two folders that are called alike', () => {
    expect(
      file.texts.filter(({ target }) => target === 'folder').map(({ folder, text }) => [folder, text]),
    ).toEqual([
      [2, 'Scanner'],
      [3, 'Scanner'],
    ]);
  });
});

it('words that objects have of themselves are words like others', () => {
  const { file } = read(`<MIRCdocument><level>constructor</level><category>toString</category>
    <section heading="Discussion"><constructor>A</constructor><sup>valueOf</sup></section></MIRCdocument>`);
  expect(file.difficulty).toBeUndefined();
  expect(file.tags).toEqual([]);
  expect(file.texts.map(({ target, text }) => [target, text])).toEqual([
    ['tags', 'toString'],
    ['sheet', 'AvalueOf'],
  ]);
});

describe('a hostile MIRC document', () => {
  const document = read(sample('MIRCdocument-hostile.xml'));

  it('is inert: no entity is expanded, nothing runs, loads or leaves its folder', () => {
    expect(textsOf(document)).toEqual([
      ['title', '&b;&f;'],
      ['information', 'x'],
    ]);
    expect(document.folders).toEqual([]);
    expect(document.file.left.map(({ part, detail }) => `${part} ${detail}`)).toEqual([
      'element script',
      'element iframe',
      'address ../../../../etc/passwd',
      'address http://example.invalid/x.png',
    ]);
  });

  it.each([
    '..\\x.png',
    '/etc/passwd',
    'file:x.png',
    'a/../../x.png',
    'data:image/png;base64,AA',
    'C:x.png',
    '%2e',
  ])('finds no picture at %s', (src) => {
    const made = read(`<MIRCdocument><image-section><image src="${src}"/></image-section></MIRCdocument>`);
    expect(made.folders.flat().map(({ picture }) => picture)).toEqual(src === '%2e' ? ['%2e'] : []);
  });

  it('is read in time that grows with its length alone', () => {
    for (const piece of [
      '<p>',
      '<a href="',
      '<!--',
      '<![CDATA[',
      '&a;',
      '*',
      '**a ',
      '[a](',
      '<ul><li>',
      '<section ',
    ])
      expect(
        readMirc(
          `<MIRCdocument><section heading="x">${piece.repeat(200_000 / piece.length)}`,
          () => undefined,
        ),
      ).toBeDefined();
  });
});
