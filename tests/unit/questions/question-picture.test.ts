import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { EMPTY_CREDIT } from '#lib/cases/credit.ts';
import type { FirstImage } from '#lib/cases/first-image.ts';
import { ANKI_WORDS, ankiMessages } from '#lib/questions/anki-texts.ts';
import { base64Of, nameOfPicture } from '#lib/questions/browser/picture-file.ts';
import { nodeIdOf } from '#lib/questions/browser/source-ids.ts';
import { ankiNotes } from '#lib/questions/exchange/anki-notes.ts';
import { importQuestions } from '#lib/questions/exchange/import-questions.ts';
import { lossesOf } from '#lib/questions/exchange/losses.ts';
import { readQuestionsFile } from '#lib/questions/exchange/read-file.ts';
import { writeMoodle } from '#lib/questions/exchange/write-moodle.ts';
import { pictureWords } from '#lib/questions/picture-texts.ts';
import { writeCollection } from '#lib/questions/server/write-anki-collection.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';

const BYTES = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 251);
const CREDIT = {
  ...EMPTY_CREDIT,
  author: 'Ada L.',
  licence: 'CC BY-SA 3.0',
  work: 'Boxerfraktur.png',
  source: 'https://example.org/boxerfraktur',
  changes: 'recadrée.',
};
const first = (description: string, count: number) =>
  ({ folder: { description }, count }) as unknown as FirstImage;
const PICTURE = {
  name: nameOfPicture(BYTES),
  base64: base64Of(BYTES),
  ...pictureWords(first('Radiographie « de face » & <profil>', 24), CREDIT),
};

describe('the picture of a case', () => {
  it('is called by its bytes, and says nothing before the answer but what its author wrote for it', () => {
    expect(PICTURE.name).toBe(
      `negatoscope-${createHash('sha256').update(BYTES).digest('hex').slice(0, 24)}.jpg`,
    );
    expect(Buffer.from(PICTURE.base64, 'base64').equals(BYTES)).toBe(true);
    // What its author wrote of the folder may say what a question asks.
    expect(PICTURE.alt).toBe('Image du cas');
    expect(PICTURE.more).toContain('24\u00a0images au départ dans le cas');
    expect(pictureWords(first(' ', 1), undefined)).toEqual({ alt: 'Image du cas', more: '', credit: '' });
  });

  it('has a credit with author, work, licence and changes, and addresses that lead somewhere', () => {
    expect(PICTURE.credit).toBe(
      'Image\u00a0: «\u202fBoxerfraktur.png\u202f» (https://example.org/boxerfraktur) · Ada L. · CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/) · recadrée\u202f; redessinée en JPEG, 1\u202f024 pixels au plus.',
    );
    const here = { ...CREDIT, work: '', source: '', changes: '', licenceUrl: '/licences/x.txt' };
    expect(pictureWords(first('', 1), here).credit).toBe(
      'Image\u00a0: Ada L. · CC BY-SA 3.0 · redessinée en JPEG, 1\u202f024 pixels au plus.',
    );
  });
});

describe('a Moodle file with the picture of the case', () => {
  const xml = writeMoodle(sampleQuestions, PICTURE);
  const read = (text: string) => {
    const file = readQuestionsFile(text, { right: 'Vrai', wrong: 'Faux' });
    if ('problem' in file) throw new Error(file.problem);
    return importQuestions(sampleQuestions, file, nodeIdOf);
  };
  const notesIn = (text: string) =>
    read(text).imported.flatMap((each) => ('notes' in each ? each.notes : []));

  it('has it in each question, beside its text, and its credit after the answer alone', () => {
    const questions = xml.split('<question type').slice(1);
    expect(questions).toHaveLength(4);
    for (const question of questions) {
      const [asked = '', told = ''] = question.split('<generalfeedback');
      expect(asked).toContain(
        `<file name="${PICTURE.name}" path="/" encoding="base64">${PICTURE.base64}</file></questiontext>`,
      );
      expect(asked).toContain(`src=&quot;@@PLUGINFILE@@/${PICTURE.name}&quot;`);
      expect(asked).toContain('24\u00a0images au départ dans le cas');
      expect(asked).not.toMatch(/Boxerfraktur|Ada L\.|EXPLICATION|CLE/);
      expect(told).toContain('Boxerfraktur.png');
    }
    expect(writeMoodle(sampleQuestions)).not.toMatch(/<file|html/);
  });

  it('comes back as the questions were, and nothing is told of what is ours', () => {
    expect(read(xml)).toMatchObject({ questions: sampleQuestions });
    expect(notesIn(xml)).toEqual([]);
  });

  it('that Moodle wrote anew keeps its texts, and its markup is told', () => {
    const edited = xml
      .replace('&gt;Énoncé de q1', '&gt;Énoncé &lt;b&gt;nouveau&lt;/b&gt;')
      .replaceAll('&lt;br /&gt;', '&lt;br&gt;');
    const [changed] = read(edited).imported;
    expect(changed).toMatchObject({
      question: { text: 'Énoncé nouveau' },
      notes: [{ code: 'formatted' }, { code: 'title' }],
    });
    expect(notesIn(edited)).toHaveLength(2);
  });

  it('tells of every picture that is somebody else’s, also in our block', () => {
    const others = xml.replaceAll(PICTURE.name, 'autre.png');
    expect(notesIn(others)).toEqual(
      Array.from({ length: 4 }, () => ({ code: 'media', detail: 'autre.png' })),
    );
    const beside = xml.replace('&lt;/div&gt;', '&lt;img src=&quot;a/plus.png&quot;&gt;&lt;/div&gt;');
    expect(notesIn(beside)).toEqual([{ code: 'media', detail: 'plus.png' }]);
    const unshown = xml.replaceAll('negatoscope-picture', 'autre');
    expect(notesIn(unshown).every(({ code }) => code === 'media')).toBe(true);
    expect(notesIn(unshown)).toHaveLength(4);
  });

  it('keeps what somebody wrote beside the picture or the credit since, and tells it', () => {
    const beside = xml.replaceAll('la première que l’on voit.', 'la première. Regardez le carpe.');
    for (const each of read(beside).imported)
      expect(each).toMatchObject({ question: { text: expect.stringContaining('Regardez le carpe.') } });
    expect(notesIn(beside).filter(({ code }) => code === 'media')).toHaveLength(4);
    const credited = xml.replaceAll('1\u202f024 pixels au plus.', '1\u202f024 pixels. Relire l’atlas.');
    for (const each of read(credited).imported)
      expect(each).toMatchObject({ question: { explanation: expect.stringContaining('Relire l’atlas.') } });
  });

  it('is read in no time when it is hostile', () => {
    const open = '&lt;div class=&quot;negatoscope-picture negatoscope-00000000&quot;&gt;';
    for (const text of [open.repeat(100_000), `${open}&lt;/div&gt;`.repeat(60_000)]) {
      const file = readQuestionsFile(
        `<quiz><question type="shortanswer"><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>a</text></answer></question></quiz>`,
        { right: 'V', wrong: 'F' },
      );
      expect('questions' in file).toBe(true);
    }
  });
});

describe('cards with the picture of the case', () => {
  const withIt = ankiNotes(sampleQuestions, ANKI_WORDS, PICTURE);
  const without = ankiNotes(sampleQuestions, ANKI_WORDS);
  const rowsOf = (notes: typeof withIt) => {
    const { deck, ...names } = ankiMessages;
    const database = new DatabaseSync(':memory:');
    database.deserialize(
      writeCollection({ cas: 'c', at: 1_764_374_400_000, names: { ...names, deck: deck('P') }, notes }),
    );
    return database.prepare('select guid, sfld, csum from notes order by id').all() as {
      guid: string;
      sfld: string;
      csum: number;
    }[];
  };

  it('show it on the front, before the propositions, and say whose it is on the back', () => {
    for (const { front, back } of withIt) {
      expect(front).toContain(`<img src="${PICTURE.name}" alt="Image du cas">`);
      expect(front).not.toMatch(/Boxerfraktur|Ada L\./);
      expect(back).toContain('Boxerfraktur.png');
      expect(back).not.toContain('<img');
    }
    expect(withIt[0]!.front.indexOf('<img')).toBeLessThan(withIt[0]!.front.indexOf('<ol'));
  });

  it('are the same cards for Anki, which compares fields by their words and the names of their pictures', () => {
    const rows = rowsOf(withIt);
    expect(rows.map(({ guid }) => guid)).toEqual(rowsOf(without).map(({ guid }) => guid));
    for (const { sfld, csum } of rows) {
      expect(sfld).toContain(` ${PICTURE.name} `);
      expect(sfld).not.toContain('<');
      expect(csum).toBe(Number.parseInt(createHash('sha1').update(sfld).digest('hex').slice(0, 8), 16));
    }
  });
});

it('what stays behind is told otherwise when an image goes', () => {
  const told = (hasPicture: boolean) =>
    lossesOf(sampleQuestions, 'moodle', { hasPicture }).map(({ loss }) => loss);
  expect(told(true)).toContain('other-images');
  expect(told(true)).not.toContain('images');
  expect(told(false)).not.toContain('other-images');
});

describe('questions from a step on that brings images', () => {
  const [first, ...others] = sampleQuestions.steps;
  const brought = {
    ...sampleQuestions,
    steps: [first!, ...others.map((step, at) => (at === 0 ? { ...step, folders: ['f2'] } : step))],
  };
  const before = new Set(first!.questions.map(({ id }) => id));

  it('leave without the first image, which is not theirs', () => {
    const questions = writeMoodle(brought, PICTURE).split('<question type').slice(1);
    const pictured = questions.filter((each) => each.includes('<file'));
    expect(pictured.length).toBeGreaterThan(0);
    expect(pictured.length).toBeLessThan(questions.length);
    for (const each of questions)
      expect(each.includes('<file')).toBe(
        [...before].some((id) => each.includes(`<idnumber>${id}</idnumber>`)),
      );
    for (const { id, front, back } of ankiNotes(brought, ANKI_WORDS, PICTURE)) {
      expect(front.includes('<img')).toBe(before.has(id));
      expect(back.includes('Boxerfraktur')).toBe(before.has(id));
    }
  });

  it('are named before', () => {
    const told = lossesOf(brought, 'moodle', { hasPicture: true }).map(({ loss }) => loss);
    expect(told).toContain('step-images');
    expect(lossesOf(sampleQuestions, 'moodle', { hasPicture: true }).map(({ loss }) => loss)).not.toContain(
      'step-images',
    );
  });
});
