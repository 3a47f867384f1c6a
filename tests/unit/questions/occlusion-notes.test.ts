import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { ANKI_WORDS, ankiMessages } from '#lib/questions/anki-texts.ts';
import { ankiNotes } from '#lib/questions/exchange/anki-notes.ts';
import { lossesOf } from '#lib/questions/exchange/losses.ts';
import { maskedStructures, occlusionNotes } from '#lib/questions/exchange/occlusion-notes.ts';
import { ankiPath, cardPictures } from '#lib/questions/paths.ts';
import { writeCollection } from '#lib/questions/server/write-anki-collection.ts';
import { saysNameOf } from '#lib/questions/telling-words.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';
import { zoneCase, zoneQuestions } from './masked-case.ts';

const PICTURES = new Map(
  ['n1', 'n2', 'n3'].map((id, at) => [
    id,
    { name: `negatoscope-${String(at).repeat(24)}.jpg`, alt: 'Image du cas', credit: 'Image : Ada L.' },
  ]),
);
const notesOf = (pictures = PICTURES) => occlusionNotes(maskedStructures(zoneCase), pictures, ANKI_WORDS);

describe('the cards of zones', () => {
  it('are one a structure, also of images that a later step brings, and none twice', () => {
    expect(notesOf().map(({ finding, question }) => [finding, question])).toEqual([
      ['n1', 'z1'],
      ['n2', 'z1'],
      ['n3', 'z2'],
    ]);
    expect(notesOf(new Map([['n3', PICTURES.get('n3')!]]))).toHaveLength(1);
  });

  it('ask behind what was told by then, and name nothing before the answer', () => {
    const [first, second, third] = notesOf();
    for (const { header, image } of notesOf())
      expect(header + image).not.toMatch(/Scaphoïde|Lunatum|Œdème|Désignez|POURQUOI|EXPLICATION|Ada/);
    expect(first!.header).toBe('<p>Chute de sa hauteur.</p><p>Que montre la zone masquée\u202f?</p>');
    expect(third!.header).toContain('<p>Chute de sa hauteur.</p><p>IRM.</p>');
    expect(first!.back).toBe(
      '<p><b>Scaphoïde &amp; &lt;os&gt;</b></p><p>POURQUOI-n1</p><p>EXPLICATION-z1</p><p><small>Question du cas\u00a0: Désignez z1.</small></p><p><small>Image : Ada L.</small></p>',
    );
    expect(second!.back).not.toContain('{{');
  });

  it('leave out texts of steps that name what is masked, on that card alone', () => {
    const questions = structuredClone(zoneQuestions);
    questions.steps[0]!.text = 'Fracture du SCAPHOIDE.';
    const structures = maskedStructures({ ...zoneCase, questions });
    expect(structures.map(({ isNamedBefore }) => isNamedBefore)).toEqual([true, false, false]);
    const [first, second] = occlusionNotes(structures, PICTURES, ANKI_WORDS);
    expect(first!.header).toBe('<p>Que montre la zone masquée\u202f?</p>');
    expect(second!.header).toContain('Fracture');
  });

  it('leave out questions that cannot be asked', () => {
    const questions = structuredClone(zoneQuestions);
    questions.steps[0]!.questions[0]!.text = ' ';
    const left = maskedStructures({ ...zoneCase, questions });
    expect(left.map(({ marked }) => marked.finding.id)).toEqual(['n3', 'n1']);
  });
});

/** A package with the cards of a case, as Anki reads it. */
function opened(notes: Parameters<typeof writeCollection>[0]['notes'], at = 1_764_374_400_000) {
  const { deck, ...names } = ankiMessages;
  const bytes = writeCollection({ cas: 'c1', at, names: { ...names, deck: deck('Poignet') }, notes });
  const database = new DatabaseSync(':memory:');
  database.deserialize(bytes);
  return (sql: string) => database.prepare(sql).all() as Record<string, string | number>[];
}

describe('a package with zones', () => {
  const all = [...ankiNotes(sampleQuestions, ANKI_WORDS), ...notesOf()];

  it('has the note type that Anki masks images with', () => {
    const [{ models }] = opened(all)('select models from col') as [{ models: string }];
    const types = Object.values(JSON.parse(models)) as {
      id: number;
      type: number;
      originalStockKind?: number;
      flds: { name: string; ord: number; tag?: number }[];
      tmpls: { qfmt: string; afmt: string }[];
    }[];
    expect(types).toHaveLength(2);
    const zone = types.find(({ originalStockKind }) => originalStockKind === 6)!;
    expect([zone.type, zone.flds.map(({ name, ord, tag }) => [name, ord, tag])]).toEqual([
      1,
      ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'].map((name, at) => [name, at, at]),
    ]);
    const [{ qfmt, afmt }] = zone.tmpls as [{ qfmt: string; afmt: string }];
    expect(qfmt).toContain('{{cloze:Occlusion}}');
    expect(qfmt).toContain('anki.imageOcclusion.setup();');
    expect(qfmt).not.toContain('Back Extra');
    expect(afmt).toContain('{{Back Extra}}');
    expect(opened(all)(`select count(*) n from notes where mid = ${zone.id}`)).toEqual([{ n: 3 }]);
  });

  it('has a card for each number that is masked, and no other', () => {
    const rows = opened(all)(
      'select notes.flds, count(cards.id) cards from notes join cards on nid = notes.id group by notes.id',
    );
    expect(rows).toHaveLength(all.length);
    const masked = rows.filter(({ flds }) => String(flds).includes('image-occlusion'));
    expect(masked).toHaveLength(3);
    for (const { flds, cards } of masked) {
      const numbers = new Set([...String(flds).matchAll(/\{\{c(\d+)::/g)].map(([, number]) => number));
      expect(numbers.size).toBe(cards);
      expect(String(flds).split('\u001f')).toHaveLength(5);
    }
    expect(opened(all)('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  it('has the same notes when it is made again, apart from those of questions', () => {
    const guids = (at?: number) => opened(all, at)('select guid from notes order by guid');
    expect(guids(1_764_374_460_000)).toEqual(guids());
    expect(new Set(guids().map(({ guid }) => guid)).size).toBe(all.length);
  });

  it('without zones gives nobody their note type', () => {
    const [{ models }] = opened(ankiNotes(sampleQuestions, ANKI_WORDS))('select models from col') as [
      { models: string },
    ];
    expect(Object.keys(JSON.parse(models))).toHaveLength(1);
  });
});

describe('what is told of zones before', () => {
  const findings = zoneCase.findings!;
  const told = (
    finding: string[],
    file: 'anki' | 'moodle' = 'anki',
    questions = zoneQuestions,
    title = 'Poignet',
  ) => {
    const masked = maskedStructures({ ...zoneCase, questions })
      .map(({ question, marked: { finding: masking }, isNamedBefore }) => ({
        question: question.id,
        finding: masking.id,
        title: masking.name,
        isNamedBefore,
      }))
      .filter((each) => finding.includes(each.finding));
    return lossesOf(questions, file, { masked, findings, title }).map(({ loss, questions }) => [
      loss,
      ...questions.map(({ number }) => number),
    ]);
  };

  it('is that nothing goes out while their images stay', () => {
    expect(told([])).toEqual([['zone-images', 1, 2], ['self-marked'], ['card-steps'], ['images']]);
    expect(told([], 'moodle')[0]).toEqual(['format', 1, 2]);
  });

  it('is how they are asked otherwise, and which structures have no card', () => {
    expect(told(['n1', 'n3'])).toEqual([
      ['zones', 1, 2],
      ['zone-structures', 1],
      ['zone-repeated', 2],
      ['self-marked'],
      ['card-steps'],
      ['slices'],
      ['zone-version'],
    ]);
  });

  it('is that a text names one and is not on its card, and that the title of the case does', () => {
    const questions = structuredClone(zoneQuestions);
    questions.steps[0]!.text = 'Fracture du scaphoïde.';
    const titled = told(['n1', 'n3'], 'anki', questions, 'Œdèmes de la main');
    expect(titled).toContainEqual(['zone-named', 1]);
    expect(titled).toContainEqual(['deck-name']);
    expect(told(['n3'], 'anki', questions).flat()).not.toContain('zone-named');
  });

  it('is which questions leave nothing, since another one masks their structures', () => {
    const questions = structuredClone(zoneQuestions);
    const [, last] = questions.steps as [unknown, { questions: { structures: unknown[] }[] }];
    last.questions[0]!.structures.shift();
    expect(told(['n1', 'n2', 'n3'], 'anki', questions).slice(0, 2)).toEqual([
      ['zone-masked', 2],
      ['zones', 1],
    ]);
    // No card masks them while their image is not exported.
    expect(told(['n2'], 'anki', questions)[0]).toEqual(['zone-images', 2]);
  });
});

describe('a text', () => {
  it.each([
    ['Nodule pulmonaire droit de découverte fortuite', 'Nodule', true],
    ['Des fractures anciennes.', 'Fracture', true],
    ['Rupture du LCA ?', 'LCA', true],
    ['Douleur à droite.', 'Rein droit', false],
    ['Douleur dans la main.', 'Rein dans sa loge', false],
    ['Un os', 'Os', true],
    ['Toux depuis trois jours.', 'Nodule', false],
    ['', 'Nodule', false],
  ])('« %s » names « %s »: %s', (text, name, isNamed) => {
    expect(saysNameOf(text, name)).toBe(isNamed);
  });
});

it('the address of a package names the pictures of its cards', () => {
  const first = { name: 'negatoscope-1.jpg', state: '0a' };
  const pictures = { first, zones: [{ finding: 'n1', name: 'negatoscope-2.jpg', state: 'b1' }] };
  expect(cardPictures(new URL(ankiPath('c1', pictures), 'http://site').searchParams)).toEqual(pictures);
  expect(cardPictures(new URLSearchParams('image=a.jpg')).first).toEqual({ name: 'a.jpg', state: '' });
  expect(ankiPath('c1')).toBe('/questions/export/c1.apkg');
});
