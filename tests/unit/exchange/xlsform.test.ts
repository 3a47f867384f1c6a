import { describe, expect, it } from 'vitest';
import { noteCounts, problemOf } from './read-sample.ts';
import { CHOICES, form, HEAD, questionsOf, sheet } from './written-sheets.ts';

/** The last question. */
const lastOf = (survey: string) => questionsOf(form(HEAD + survey)).at(-1);

describe('types of questions', () => {
  it.each([
    ['text', { type: 'text' }],
    ['integer', { type: 'number', decimals: 0 }],
    ['decimal', { type: 'number' }],
    ['date', { type: 'date' }],
    ['note', { type: 'information' }],
    ['select_one yn', { type: 'single', options: [{ text: 'Oui' }, { text: 'Non' }] }],
    ['select one yn', { type: 'single', options: [{ text: 'Oui' }, { text: 'Non' }] }],
    ['select_multiple yn', { type: 'multiple', options: [{ text: 'Oui' }, { text: 'Non' }] }],
    ['acknowledge', { type: 'single', options: [{ text: 'Oui' }, { text: 'Non' }] }],
    ['range', { type: 'number', min: 1, max: 10 }],
    ['select_one absent', { type: 'text' }],
    ['select_one_from_file a.csv', { type: 'text' }],
  ])('%s', (type, expected) => {
    expect(lastOf(`${type} | q | Une question`)).toMatchObject({ text: 'Une question', ...expected });
  });

  it('another answer is to be specified', () => {
    const [question, below] = questionsOf(form(`${HEAD}select_one yn or_other | q | Q`));
    expect(question).toMatchObject({ options: [{}, {}, { text: 'Autre' }] });
    expect(below).toMatchObject({ type: 'text', text: 'Précisez' });
  });

  it.each([
    ['geopoint', 'type'],
    ['image', 'type'],
    ['rank yn', 'type'],
    ['deviceid', 'device'],
    ['start', 'device'],
    ['calculate', 'expression-missing'],
    ['', 'row'],
  ])('« %s » is told as %s', (type, code) => {
    const read = form(`${HEAD}text | a | A\n${type} | q | Q`);
    expect(questionsOf(read).map(({ text }) => text)).toEqual(['A']);
    expect(noteCounts(read)).toEqual({ [code]: 1 });
  });
});

describe('bounds, defaults, obligation', () => {
  it.each([
    ['integer', '. >= 0 and . <= 10', { min: 0, max: 10 }],
    ['integer', '(. > 0) and (. < 10)', { min: 1, max: 9 }],
    ['decimal', '.<=2.5', { max: 2.5 }],
  ])('%s %s', (type, constraint, bounds) => {
    expect(lastOf(`${type} | q | Q | | | ${constraint}`)).toMatchObject(bounds);
  });

  it.each([
    ['decimal', '. > 0'],
    ['integer', '. > ${a}'],
    ['integer', '. >= 10 and . <= 1'],
    ['text', "regex(., '[a-z]+')"],
  ])('%s %s is told', (type, constraint) => {
    const read = form(`${HEAD}${type} | q | Q | | | ${constraint}`);
    expect(noteCounts(read)).toEqual({ constraint: 1 });
    expect(questionsOf(read)[0]).not.toHaveProperty('min');
  });

  it('answers given beforehand', () => {
    expect(lastOf('integer | q | Q | | | | 3 | yes')).toMatchObject({ defaultAnswer: 3, important: true });
    expect(lastOf('date | q | Q | | | | 2026-01-02')).toMatchObject({ defaultAnswer: '2026-01-02' });
    const single = lastOf('select_one yn | q | Q | | | | no');
    expect(single).toMatchObject({
      options: [{}, { id: (single as { defaultAnswer?: string }).defaultAnswer }],
    });
    expect(lastOf('select_multiple yn | q | Q | | | | yes no')).toHaveProperty('defaultAnswer.length', 2);
    for (const row of [
      'date | q | Q | | | | today()',
      'text | q | Q | | | | ${a}',
      'integer | q | Q | | | | x',
    ])
      expect(noteCounts(form(HEAD + row))).toEqual({ initial: 1 });
  });
});

describe('groups and repeats', () => {
  it('groups of the first level are pages, those inside them are joined', () => {
    const read = form(`${HEAD}text | a | A
begin group | g | Genou | \${a} = 'x'
begin_group | h | Ménisque
text | b | B
end_group
end group
text | c | C`);
    expect(read.body.pages.map(({ name, questions }) => [name, questions.map(({ text }) => text)])).toEqual([
      ['Examen', ['A']],
      ['Genou', ['Ménisque – B']],
      ['Examen', ['C']],
    ]);
    expect(questionsOf(read)[1]?.condition).toBe('({a} = "x")');
    expect(noteCounts(read)).toEqual({ 'group-joined': 1 });
  });

  it.each(["${c} = 'yes'", "selected(${c}, 'yes')"])('a repeat stands under its option: %s', (relevant) => {
    const read = form(`${HEAD}select_one yn | c | Nodules
begin repeat | r | Nodule | ${relevant}
integer | size | Taille
end repeat
calculate | total | Total | | sum(\${size})`);
    expect(noteCounts(read)).toEqual({});
    expect(questionsOf(read)[0]).toMatchObject({
      options: [{ repeat: { name: 'Nodule' }, questions: [{ text: 'Taille' }] }, { text: 'Non' }],
    });
    expect(questionsOf(read).at(-1)).toMatchObject({ expression: 'somme({size})' });
  });

  it('any other repeat is asked for; one inside it is asked once', () => {
    const read = form(`${HEAD}begin repeat | r | Lésion
integer | size | Taille
begin repeat | s | Coupe
integer | slice | Numéro
end repeat
end repeat`);
    expect(noteCounts(read)).toEqual({ 'repeat-asked': 1, 'repeating-group': 1, 'group-joined': 1 });
    expect(read.body.pages[0]?.questions).toMatchObject([
      {
        text: 'Lésion',
        options: [
          { text: 'Non' },
          { repeat: { name: 'Lésion' }, questions: [{}, { text: 'Coupe – Numéro' }] },
        ],
      },
    ]);
  });

  it('groups that nothing ends, and ends of none', () => {
    expect(noteCounts(form(`${HEAD}begin group | g | G\ntext | a | A`))).toEqual({ 'group-open': 1 });
    expect(noteCounts(form(`${HEAD}text | a | A\nend group`))).toEqual({ 'group-end': 1 });
    expect(noteCounts(form(`${HEAD}begin group | g | G\ntext | a | A\nend repeat`))).toEqual({
      'group-end': 1,
    });
    expect(problemOf(sheet(HEAD + 'begin group | g | G\n'.repeat(40) + 'text | a | A'))).toBe('too-deep');
  });
});

describe('words and columns', () => {
  it('French is read, whatever its column is called; other languages are told', () => {
    for (const french of ['label::français (fr)', 'label::French', 'label::fr']) {
      const read = form(`type | name | label::English (en) | ${french} | hint::English (en)
text | a | Size | Taille | Say it`);
      expect(questionsOf(read).map(({ text }) => text)).toEqual(['Taille']);
      expect(noteCounts(read)).toMatchObject({ languages: 1 });
    }
  });

  it('a hint is an information after its question; markup and repeated answers leave', () => {
    const read = form('type | name | label | hint\ntext | a | **A** <b>b</b> ${a} | Aide');
    expect(questionsOf(read)).toMatchObject([{ text: 'A b …' }, { type: 'information', text: 'Aide' }]);
    expect(noteCounts(read)).toEqual({ formatted: 1, 'quoted-answer': 1, hint: 1 });
  });

  it('what has no place is named with what it says', () => {
    const read = form(`type | name | label | appearance | media::image | choice_filter | required | disabled
select_one yn | a | A | minimal | a.png | x=1 | \${b}='x' |
text | b | B | | | | | yes`);
    expect(noteCounts(read)).toEqual({
      column: 1,
      media: 1,
      'choice-filter': 1,
      'required-if': 1,
      disabled: 1,
    });
    expect(read.notes.find(({ code }) => code === 'column')?.places).toEqual([
      { item: 'A', detail: 'appearance = minimal' },
    ]);
  });

  it('names that are used twice, lists that are not there', () => {
    expect(noteCounts(form(`${HEAD}text | a | A\ntext | a | B`))).toEqual({ 'duplicate-name': 1 });
    expect(noteCounts(form(`${HEAD}select_one no | a | A`))).toEqual({ 'list-missing': 1 });
    expect(noteCounts(form(`${HEAD}text | a | A`, `${CHOICES}\nyn | yes | Encore`))).toEqual({
      'duplicate-name': 1,
    });
  });

  it('the title of the settings', () => {
    const settings = '\n\nform_title | form_id\nIRM du genou | genou';
    expect(form(`${HEAD}text | a | A`, CHOICES + settings).title).toBe('IRM du genou');
    expect(problemOf(sheet(`${HEAD}\n${CHOICES}`))).toBe('no-question');
    expect(problemOf(sheet(CHOICES))).toBe('not-known');
  });
});
