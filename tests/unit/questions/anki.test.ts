import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANKI_WORDS, ankiMessages } from '#lib/questions/anki-texts.ts';
import { ankiNotes } from '#lib/questions/exchange/anki-notes.ts';
import { exportedQuestions } from '#lib/questions/exchange/exportable.ts';
import { lossesOf } from '#lib/questions/exchange/losses.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { writeCollection } from '#lib/questions/server/write-anki-collection.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';
import { propertyRuns } from '../../run/tier.ts';
import { madeQuestions } from './made-questions.ts';

const AT = 1_764_374_400_000;
const { deck, ...words } = ankiMessages;

/** The content of a package as Anki reads it. */
function opened(questions: CaseQuestions, cas = 'c1', at = AT) {
  const notes = ankiNotes(questions, ANKI_WORDS);
  const bytes = writeCollection({ cas, at, names: { ...words, deck: deck('Poignet') }, notes });
  const database = new DatabaseSync(':memory:');
  database.deserialize(bytes);
  const all = (sql: string) => database.prepare(sql).all() as Record<string, string | number>[];
  return { all, one: (sql: string) => all(sql)[0]! };
}

describe('the cards of a case', () => {
  it('ask in the order of the steps, behind what was told by then, and keep what is right to the back', () => {
    const notes = ankiNotes(sampleQuestions, ANKI_WORDS);
    expect(notes.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
    for (const { front } of notes) expect(front).not.toMatch(/EXPLICATION|POURQUOI|CLE /);
    expect(notes[0]!.front).toContain('<p>Chute de sa hauteur.</p>');
    expect(notes[0]!.front).not.toContain('ENSUITE');
    expect(notes[3]!.front).toContain('<p>Chute de sa hauteur.</p><p>ENSUITE, la douleur persiste.</p>');
    expect(notes[3]!.front).toContain('2\u00a0réponses justes.');
    expect(notes[0]!.back).toMatch(/^<ul><li><b>A\. fracture<\/b>/);
    expect(notes[2]!.back).toContain('<p><b>CLE scaphoïde carpien</b></p><p>EXPLICATION-q3</p>');
  });

  it('hold no markup of their texts', () => {
    fc.assert(
      fc.property(madeQuestions, (questions) => {
        for (const { front, back } of ankiNotes(questions, ANKI_WORDS))
          expect((front + back).replace(/<\/?(p|br|i|b|ul|ol|li|small)( type="A")?>/g, '')).not.toMatch(
            /[<>]/,
          );
      }),
    );
  });
});

describe('a package of Anki', () => {
  it('is a sound collection: one note and one new card a question, in one deck', () => {
    fc.assert(
      fc.property(madeQuestions, (questions) => {
        const { all, one } = opened(questions);
        const count = exportedQuestions(questions).length;
        expect(one('pragma integrity_check')).toEqual({ integrity_check: 'ok' });
        expect(one('select count(*) n from notes').n).toBe(count);
        expect(one('select count(*) n from cards where type = 0 and queue = 0').n).toBe(count);
        expect(all('select 1 from cards where nid not in (select id from notes)')).toEqual([]);
        expect(one('select count(distinct guid) n from notes').n).toBe(count);
        expect(
          all('select flds from notes').every(({ flds }) => String(flds).split('\u001f').length === 2),
        ).toBe(true);
      }),
      { numRuns: propertyRuns(25) },
    );
  });

  it('names its deck, and its note type the same in every package', () => {
    const { one, all } = opened(sampleQuestions);
    const { models, decks, ver } = one('select models, decks, ver from col');
    const [did] = all('select distinct did from cards').map((row) => row.did);
    expect(ver).toBe(11);
    expect(JSON.parse(String(decks))[String(did)].name).toBe('Négatoscope::Poignet');
    const [mid] = all('select distinct mid from notes').map((row) => row.mid);
    expect(JSON.parse(String(models))[String(mid)].flds.map(({ name }: { name: string }) => name)).toEqual([
      'Question',
      'Réponse',
    ]);
    expect(opened(sampleQuestions, 'c2').all('select distinct mid from notes')[0]).toEqual({ mid });
  });

  it('has the same notes when it is made again, later ones of a changed case, and others of another', () => {
    const guids = (cas: string, at = AT) =>
      opened(sampleQuestions, cas, at).all('select id, guid from notes');
    expect(guids('c1', AT + 60_000)).toEqual(guids('c1'));
    expect(opened(sampleQuestions, 'c1', AT + 60_000).one('select mod from notes').mod).toBe(AT / 1000 + 60);
    const other = new Set(guids('c2').map(({ guid }) => guid));
    expect(guids('c1').some(({ guid }) => other.has(guid!))).toBe(false);
  });

  it('tells what it leaves out', () => {
    expect(lossesOf(sampleQuestions, 'anki').map(({ loss }) => loss)).toEqual([
      'format',
      'self-marked',
      'card-steps',
      'images',
    ]);
  });
});
