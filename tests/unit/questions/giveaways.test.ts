import { describe, expect, it } from 'vitest';
import { EMPTY_CREDIT } from '#lib/cases/credit.ts';
import { faultText, giveawayText } from '#lib/questions/fault-texts.ts';
import { FAULTS, faultsOf } from '#lib/questions/faults.ts';
import { FORMATS } from '#lib/questions/formats.ts';
import { giveawaysOf } from '#lib/questions/giveaways.ts';
import { idGiver, newQuestion } from '#lib/questions/new-question.ts';
import type { CaseQuestion, CaseQuestions } from '#lib/questions/questions-schema.ts';

const asked = (...questions: CaseQuestion[]): CaseQuestions => ({
  explained: 'end',
  steps: [{ id: 's', text: '', questions }],
});
const open = (id: string, ...accepted: string[]): CaseQuestion => ({
  id,
  format: 'qroc',
  text: `Question ${id}`,
  accepted,
});
const NONE = { title: '', tags: [], folders: [] };

describe('what gives a key away', () => {
  it('is told with its place, by whole words, accents and capitals aside', () => {
    const questions = asked(open('q', 'Pneumopathie à pneumocoque', 'PFLA'));
    const told = {
      ...NONE,
      title: 'PNEUMOPATHIE du lobe moyen',
      tags: ['Thorax'],
      folders: [{ id: 'f', name: 'Radio, pneumocoque' }],
      credit: { ...EMPTY_CREDIT, source: 'https://example.org/pneumopathie-1' },
    };
    expect(giveawaysOf(questions, told)).toEqual([
      { question: 'q', what: 'key', place: 'title', words: ['Pneumopathie'] },
      { question: 'q', what: 'key', place: 'folders', words: ['pneumocoque'] },
      { question: 'q', what: 'key', place: 'credit', words: ['Pneumopathie'] },
    ]);
    expect(giveawaysOf(questions, { ...NONE, title: 'Pneumopathies' })).toEqual([]);
  });

  it('is no short word, nor one that says nothing', () => {
    const questions = asked(open('q', 'Kyste du rein avec cloison'));
    expect(giveawaysOf(questions, { ...NONE, title: 'Du foie, avec 2020' })).toEqual([]);
    expect(giveawaysOf(questions, { ...NONE, tags: ['Rein'] })).toMatchObject([
      { place: 'tags', words: ['rein'] },
    ]);
  });

  it('is no word that the question, or a wrong proposition, says too', () => {
    const question: CaseQuestion = {
      id: 'q',
      format: 'qru',
      text: 'Quelle lésion du poignet ?',
      propositions: [
        { id: 'a', text: 'Fracture du scaphoïde', isRight: true },
        { id: 'b', text: 'Fracture du radius', isRight: false },
      ],
    };
    expect(giveawaysOf(asked(question), { ...NONE, title: 'Fracture du poignet' })).toEqual([]);
    expect(giveawaysOf(asked(question), { ...NONE, title: 'Scaphoïde' })).toMatchObject([
      { words: ['scaphoïde'] },
    ]);
  });

  it('is no name of a folder that a later step brings, as its readers do not see that yet', () => {
    const step = (id: string, folders: string[], ...questions: CaseQuestion[]) => ({
      id,
      text: '',
      folders,
      questions,
    });
    const told = { ...NONE, folders: [{ id: 'f', name: 'Pneumocoque' }] };
    const pneumo = (id: string) => open(id, 'Pneumocoque');
    const given = (...steps: CaseQuestions['steps']) =>
      giveawaysOf({ explained: 'end', steps }, told).map(({ question }) => question);
    const [one, two, three] = [pneumo('a'), pneumo('b'), pneumo('c')];
    expect(given(step('1', [], one), step('2', [], two))).toEqual(['a', 'b']);
    expect(given(step('1', [], one), step('2', ['f'], two), step('3', [], three))).toEqual(['b', 'c']);
    // What a step without a question brings comes with the next one; after the last, it is there from the beginning.
    expect(given(step('1', [], one), step('2', ['f']), step('3', [], two))).toEqual(['b']);
    expect(given(step('1', [], one), step('2', ['f']))).toEqual(['a']);
    // A question that cannot be asked yet is judged where it will be.
    const faulty = { ...three, text: '' };
    expect(given(step('1', [], one), step('2', ['f'], faulty), step('3', [], two))).toEqual(['c', 'b']);
    expect(given(step('1', [], one), step('2', [], faulty), step('3', ['f'], two))).toEqual(['b']);
  });

  it('asking the same twice is told at the second one', () => {
    const [one, two] = [open('a'), { ...open('b'), text: 'question A ' }];
    expect(giveawaysOf(asked(one, two), NONE)).toEqual([{ question: 'b', what: 'same-text', other: 'a' }]);
    const blank = { ...open('c'), text: '' };
    expect(giveawaysOf(asked(blank, { ...blank, id: 'd' }), NONE)).toEqual([]);
    const scale = (id: string, fact: string): CaseQuestion => ({
      id,
      format: 'tcs',
      text: 'L’hypothèse devient',
      hypothesis: 'Embolie',
      fact,
      panel: [1, 0, 0, 0, 0],
    });
    expect(giveawaysOf(asked(scale('e', 'D-dimères'), scale('f', 'Fièvre')), NONE)).toEqual([]);
  });
});

describe('what is to be mended', () => {
  it('is said in a sentence, for every fault and format', () => {
    const giveId = idGiver(new Set());
    const said = FORMATS.flatMap((format) =>
      FAULTS.map((fault) => [format, fault, faultText(fault, newQuestion(format, giveId))] as const),
    );
    // The others have no propositions to count.
    const counted = /^(few|many)-/;
    for (const [format, fault, text] of said)
      expect([format, fault, text]).toEqual([
        format,
        fault,
        expect.stringMatching(
          counted.test(fault) && /qroc|tcs|zone|measure|report/.test(format) ? /^$/ : /^\p{Lu}.*\.$/u,
        ),
      ]);
    expect(faultText('few-propositions', newQuestion('qrp-long', giveId))).toBe(
      'Il faut au moins 10\u00a0propositions pour une QRP longue.',
    );
  });

  it('of a new question is what is not written yet, not that empty propositions are the same', () => {
    const question = newQuestion('qru', idGiver(new Set()));
    expect(faultsOf(question, [])).toEqual(['text', 'blank-proposition', 'none-right']);
    if (!('propositions' in question)) throw new Error('a QRU has propositions');
    const [one, two, ...others] = question.propositions;
    const same = [{ ...one!, text: 'Œdème' }, { ...two!, text: 'oedème ' }, ...others];
    expect(faultsOf({ ...question, propositions: same }, [])).toContain('same-proposition');
  });

  it('names the words that give away', () => {
    const numberOf = () => 3;
    const given = { question: 'q', what: 'key', place: 'tags', words: ['foie', 'rate'] } as const;
    expect(giveawayText({ ...given, words: [...given.words] }, numberOf)).toBe(
      'Une étiquette du cas contient «\u202ffoie\u202f» et «\u202frate\u202f», qui sont dans la réponse.',
    );
    expect(giveawayText({ question: 'q', what: 'same-text', other: 'a' }, numberOf)).toBe(
      'La question 3 a le même énoncé.',
    );
  });
});
