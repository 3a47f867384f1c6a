import { describe, expect, it } from 'vitest';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import { readMirc } from '#lib/cases/teaching/read-mirc.ts';
import { applyTeachingImport, takenSheet, withBlocks } from '#lib/cases/teaching/taken.ts';
import { type MircCase, writeMirc } from '#lib/cases/teaching/write-mirc.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

const SHEET: RichText = [
  { type: 'paragraph', text: [{ text: 'Avant tout titre.' }] },
  { type: 'heading', level: 2, text: [{ text: 'Diagnosis & <suite>' }] },
  {
    type: 'paragraph',
    text: [
      { text: 'T2* et ' },
      { text: 'gras *étoilé*', bold: true },
      { text: ', puis ' },
      { text: 'penché', italic: true },
      { text: ' et ' },
      { text: 'lien', href: 'https://example.org/?a=1&b=2' },
      { text: '.\n- pas une liste\n## pas un titre\n1. pas un rang' },
    ],
  },
  { type: 'heading', level: 3, text: [{ text: 'Points' }] },
  {
    type: 'list',
    ordered: true,
    items: [
      [{ text: 'un' }],
      { text: [{ text: 'deux' }], lists: [{ ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] }] },
    ],
  },
  { type: 'paragraph', text: [{ text: 'C:\\temp [x](y) fin' }] },
];

const QUESTIONS: CaseQuestions = {
  explained: 'end',
  steps: [
    {
      id: 's1',
      text: 'Le lendemain,\nil a de la fièvre.',
      questions: [
        {
          id: 'q1',
          text: 'Laquelle ?',
          format: 'qru',
          propositions: ['A', 'B < C', 'D & E', 'F'].map((text, at) => ({
            id: `p${at}`,
            text,
            isRight: at === 1,
            ...(at === 1 && { explanation: 'Oui, « B ».' }),
          })),
        },
      ],
    },
    {
      id: 's2',
      text: '',
      questions: [
        {
          id: 'q2',
          text: 'Lesquelles ?',
          format: 'qrm',
          propositions: ['G', 'H', 'I', 'J'].map((text, at) => ({ id: `r${at}`, text, isRight: at < 2 })),
        },
      ],
    },
  ],
};

const CASE: MircCase = {
  title: 'Titre & <b>« entier »</b>',
  tags: ['TDM', 'Fosse iliaque'],
  difficulty: 4,
  clinicalInformation: `Homme de 55 ans ; T > 38,5 °C.\nDeuxième ligne.\n\nAutre paragraphe ${'long '.repeat(50)}fin.`,
  answer: 'Diverticulite & <abcès>',
  sheet: SHEET,
  questions: QUESTIONS,
  rights: 'Image : Dr Exemple, CC BY 4.0',
  folders: [
    { name: 'Coupes "axiales"', pictures: ['images/1-1.png', 'images/1-2.png'] },
    { name: 'Clichés', pictures: ['images/2-1.png'] },
  ],
};

const EMPTY: EditedCase & { title: string; tags: string[] } = {
  title: 'Cas sans titre',
  tags: [],
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  folders: [],
  mainImage: null,
};
const HEADINGS = {
  abstract: 'Résumé',
  findings: 'Description',
  differential: 'Diagnostics différentiels',
  discussion: 'Discussion',
  pathology: 'Anatomopathologie',
  references: 'Références',
  note: 'Note',
};

/** Ids are random: only the questions' content counts. */
const said = (questions: CaseQuestions | null | undefined) =>
  questions?.steps.map(({ text, questions: own }) => ({
    text,
    questions: own.map(({ id: _, ...question }) =>
      'propositions' in question
        ? { ...question, propositions: question.propositions.map(({ id: __, ...each }) => each) }
        : question,
    ),
  }));

describe('a case as a MIRC document', () => {
  const xml = writeMirc(CASE);
  const document = readMirc(xml, () => undefined)!;
  const taken = { ...document.file, questions: document.file.questions };

  it('is the same case once it is read again', () => {
    const made = applyTeachingImport(EMPTY, taken, false);
    expect(made).toMatchObject({
      title: CASE.title,
      tags: CASE.tags,
      difficulty: 4,
      clinicalInformation: CASE.clinicalInformation,
      answer: CASE.answer,
    });
    expect(takenSheet(taken, HEADINGS).flat()).toEqual(SHEET);
    expect(said(made.questions)).toEqual(said(QUESTIONS));
    expect(document.folders.map((images) => images.map(({ picture }) => picture))).toEqual(
      CASE.folders.map(({ pictures }) => pictures),
    );
    expect(document.file.texts.filter(({ target }) => target === 'folder').map(({ text }) => text)).toEqual(
      CASE.folders.map(({ name }) => name),
    );
  });

  it('tells no more in its alternative title than the clinical information does', () => {
    const [, alternative] = /<alternative-title>(.*?)<\/alternative-title>/.exec(xml) ?? [];
    expect(
      CASE.clinicalInformation.startsWith(alternative!.replace('&gt;', '>').split('Deux')[0]!.trim()),
    ).toBe(true);
    expect(alternative).not.toContain('Diverticulite');
  });

  it('is well-formed: every element is closed, and nothing is written unescaped', () => {
    const open: string[] = [];
    for (const [, close, name, empty] of xml
      .replace(/<\?.*?\?>/, '')
      .matchAll(
        /<(\/?)([a-z\d-]+|MIRCdocument)(?: [a-z]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*(\/?)>/g,
      ))
      if (close) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name!);
    expect(open).toEqual([]);
    expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
  });

  it('keeps what the case said before', () => {
    const before = { ...EMPTY, title: 'Mien', clinicalInformation: 'Avant.', answer: 'Avant', tags: ['tdm'] };
    const made = applyTeachingImport(before, taken, true);
    expect(made.title).toBe('Mien');
    expect(made.clinicalInformation.startsWith('Avant.\nHomme')).toBe(true);
    expect(made.tags).toEqual(['tdm', 'Fosse iliaque']);
  });

  it('has the text that opens a quiz in the sheet where none of its questions is taken', () => {
    const step = document.file.texts.filter(({ target }) => target === 'step');
    expect(step.map(({ quiz }) => quiz)).toEqual([0]);
    const note = { type: 'heading', level: 2, text: [{ text: 'Note' }] };
    const context = { type: 'paragraph', text: [{ text: QUESTIONS.steps[0]!.text }] };
    expect(takenSheet({ ...taken, texts: step, questions: [] }, HEADINGS)).toEqual([[note, context]]);
    const others = taken.questions.filter(({ quiz }) => quiz !== 0);
    expect(takenSheet({ ...taken, texts: step, questions: others }, HEADINGS)).toEqual([[note, context]]);
    expect(takenSheet({ ...taken, texts: step }, HEADINGS)).toEqual([]);
  });

  it('says nothing twice when it is given again', () => {
    const made = applyTeachingImport(EMPTY, taken, false);
    expect(applyTeachingImport(made, taken, false)).toEqual(made);
    const sheet = withBlocks(null, takenSheet(taken, HEADINGS));
    expect(withBlocks(sheet, takenSheet(taken, HEADINGS))).toEqual(sheet);
  });
});
