import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import {
  actingPreferences,
  defaultPlaces,
  ownDefault,
} from '#lib/questionnaires/preferences/acting-preferences.ts';
import { NO_PREFERENCES, type Preferences } from '#lib/questionnaires/preferences/preferences.ts';
import { pagesOfReport } from '#lib/questionnaires/preferences/preferred-form.ts';
import { sentencePlaces } from '#lib/questionnaires/preferences/sentence-places.ts';
import { preferredForm, withPreferences } from '#lib/questionnaires/preferences/with-preferences.ts';
import { type Report, sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { createSurvey } from '#lib/questionnaires/report/survey.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import type { Page } from '#lib/questionnaires/tree.ts';
import { samplePages } from './sample-pages.ts';

const PAGES = samplePages();
const preferring = (part: Partial<Preferences>): Preferences => ({ ...NO_PREFERENCES, ...part });

function beforehand(answers: Answers, pages: readonly Page[] = PAGES): Preferences['defaults'] {
  const places = defaultPlaces(pages);
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, ownDefault(places.get(id)!.question, answer)]),
  );
}

function own(key: string, text: string): Preferences['sentences'] {
  const { original, about } = sentencePlaces(PAGES).find((place) => place.key === key)!;
  return { [key]: { text, original, about } };
}

const linesOf = (report: Report) =>
  Array.from(sentencesOf(report), ({ section, sentence }) => `${section}: ${sentence.text}`);

/** The report of these answers for a person with these preferences; by default those that a report begins with. */
function written(preferences: Preferences, answers?: Answers, pages: readonly Page[] = PAGES): string[] {
  const acting = actingPreferences(pages, preferences);
  if (!acting) return linesOf(writeReport({ pages: [...pages] }, answers ?? {}));
  const given = answers ?? acting.answers;
  const { conclusionOrder } = acting;
  return linesOf(
    writeReport({ pages: pagesOfReport(preferredForm(pages, acting), given), conclusionOrder }, given),
  );
}

/** The pages with a change made to a copy of them. */
function changed(change: (pages: any) => void): Page[] {
  const pages = samplePages();
  change(pages);
  return pages;
}

describe('one’s own answers', () => {
  const defaults = beforehand({ contrast: 'with', size: 150, lesion: ['steatosis'] });

  it('begin a report, those of the author left as they are', () => {
    expect(actingPreferences(PAGES, preferring({ defaults }))?.answers).toEqual({
      contrast: 'with',
      size: 150,
      lesion: ['steatosis'],
    });
    expect(written(preferring({ defaults }))).toContain('technique: Avec injection.');
    expect(withPreferences(PAGES, { sentences: {}, hiddenPages: [] })).toEqual(PAGES);
  });

  it.each<[string, (pages: any) => void]>([
    ['the option has other words', ([exam]) => (exam.questions[0].options[1].text = 'Avec gadolinium')],
    ['the question has other words', ([exam]) => (exam.questions[0].text = 'Reconstruction')],
    ['the option is gone', ([exam]) => exam.questions[0].options.pop()],
    [
      'the options change places',
      ([exam]) => {
        const [one, other] = exam.questions[0].options;
        [one.text, other.text] = [other.text, one.text];
      },
    ],
    [
      'the question is of another type',
      ([exam]) => {
        exam.questions[0] = { id: 'contrast', type: 'text', text: 'Injection', section: 'technique' };
      },
    ],
  ])('are not given once %s, and are told', (_, change) => {
    const acting = actingPreferences(changed(change), preferring({ defaults }));
    expect(acting).toMatchObject({ changed: 1 });
    expect(Object.keys(acting?.answers ?? {}).sort()).toEqual(['lesion', 'size']);
  });

  it('are not given beyond the bounds, or in the unit, that a new version sets', () => {
    const bounded = changed(([, liver]) => (liver.questions[0].max = 100));
    const metric = changed(([, liver]) => (liver.questions[0].unit = 'cm'));
    for (const pages of [bounded, metric])
      expect(actingPreferences(pages, preferring({ defaults }))?.answers).not.toHaveProperty('size');
  });

  it('come back when a later version has their question again, and do nothing meanwhile', () => {
    const without = changed(([exam]) => exam.questions.shift());
    const kept = preferring({ defaults });
    expect(actingPreferences(without, kept)).toMatchObject({ changed: 0, answers: { size: 150 } });
    expect(actingPreferences(PAGES, kept)?.answers).toHaveProperty('contrast', 'with');
  });

  it('are of what somebody answers: no date, no lesion, nothing that the author hides', () => {
    expect([...defaultPlaces(PAGES).keys()]).toEqual(['contrast', 'quality', 'size', 'lesion', 'phase']);
  });
});

describe('hidden pages', () => {
  const hidden = preferring({ hiddenPages: ['exam'] });
  const acting = actingPreferences(PAGES, hidden)!;
  const { pages } = preferredForm(PAGES, acting);

  it('ask nothing, answer nothing and write nothing, not even what the author answers there', () => {
    expect(createSurvey(pages)({}).left.map(({ question }) => question.id)).toEqual(['size', 'lesion']);
    expect(written(hidden, {})).toEqual([]);
    expect(written(NO_PREFERENCES, {})).toEqual(['technique: Acquisition sur 3\u00a0T.']);
    const both = preferring({ hiddenPages: ['exam'], defaults: beforehand({ contrast: 'with', size: 150 }) });
    expect(actingPreferences(PAGES, both)?.answers).toEqual({ size: 150 });
    expect(written(both).filter((line) => line.startsWith('technique'))).toEqual([]);
  });

  it('are missed by what reads them: a score is not counted without them, and says so', () => {
    const { results, shut } = createSurvey(pages)({});
    expect(results.get('score')).toEqual({ reason: 'missing', questions: ['contrast'] });
    expect(shut).toContain('phase');
  });

  it('are there in a report that has answers on them', () => {
    const shown = pagesOfReport(preferredForm(PAGES, acting), { contrast: 'with' });
    expect(shown.map(({ hidden: isHidden }) => isHidden)).toEqual([undefined, undefined]);
    expect(written(hidden, { contrast: 'with' })).toContain('technique: Avec injection.');
  });

  it('are never all pages', () => {
    expect(actingPreferences(PAGES, preferring({ hiddenPages: ['exam', 'liver', 'gone'] }))).toBeUndefined();
    expect(actingPreferences(PAGES.slice(0, 1), hidden)).toBeUndefined();
  });
});

describe('one’s own sentences', () => {
  const sentences = {
    ...own('steatosis', 'Foie de surcharge.'),
    ...own('nodule~each', 'N{numéro}\u00a0: {#mm}, {#seg}.'),
  };
  const answers = { lesion: ['nodule', 'steatosis'], 'mm~1': 12, 'seg~1': 'VI' };

  it('are written in place of the author’s, wherever these are written', () => {
    const lines = written(preferring({ sentences }), answers);
    expect(lines.filter((line) => line.endsWith('Foie de surcharge.'))).toHaveLength(2);
    expect(lines).toContain('findings: N1\u00a0: 12\u00a0mm, VI.');
    expect(lines.join()).not.toMatch(/Stéatose|Nodule 1/);
  });

  it.each<[string, (option: any, question: any) => void]>([
    ['the author’s sentence', (option) => (option.sentence = 'Stéatose diffuse.')],
    ['the words of the option', (option) => (option.text = 'Cirrhose')],
    ['the words of the question', (_, question) => (question.text = 'Antécédents')],
  ])('give way to the author’s once %s changed, and are told', (_, change) => {
    const pages = changed(([, liver]) => change(liver.questions[1].options[1], liver.questions[1]));
    const preferences = preferring({ sentences: own('steatosis', 'Foie de surcharge.') });
    expect(actingPreferences(pages, preferences)).toMatchObject({ changed: 1, sentences: {} });
    expect(written(preferences, answers, pages).join()).not.toContain('surcharge');
  });

  it('of a lesion give way once an answer that they hold is gone', () => {
    const pages = changed(([, liver]) => liver.questions[1].options[0].questions.pop());
    expect(actingPreferences(pages, preferring({ sentences }))).toMatchObject({
      changed: 1,
      sentences: { steatosis: 'Foie de surcharge.' },
    });
  });
});

describe('the order of the conclusion', () => {
  const answers = { quality: 'poor', size: 150, lesion: ['steatosis', 'nodule'], 'mm~1': 12 };
  const conclusion = (order: readonly string[], pages: readonly Page[] = PAGES) =>
    written(preferring({ conclusionOrder: order }), answers, pages).filter((line) =>
      line.startsWith('conclusion'),
    );
  const [QUALITY, SIZE, NODULE, FAT] = [
    'conclusion: Examen de qualité médiocre.',
    'conclusion: Flèche hépatique de 150\u00a0mm.',
    'conclusion: Nodule 1 de 12\u00a0mm.',
    'conclusion: Stéatose.',
  ];

  it('is one’s own for paragraphs and for the lines in them, and changes nothing else', () => {
    expect(conclusion([])).toEqual([QUALITY, SIZE, NODULE, FAT]);
    expect(conclusion(['liver', 'nodule', 'lesion', 'size', 'exam'])).toEqual([NODULE, FAT, SIZE, QUALITY]);
    const rest = (lines: string[]) => lines.filter((line) => !line.startsWith('conclusion'));
    expect(rest(written(preferring({ conclusionOrder: ['liver', 'lesion', 'size'] }), answers))).toEqual(
      rest(written(NO_PREFERENCES, answers)),
    );
  });

  it('survives a version: what is new stands behind what its author put it behind', () => {
    const pages = changed(([, liver]) => {
      const added = { id: 'added', type: 'text', text: 'Ajout', section: 'conclusion', sentence: '{valeur}' };
      liver.questions.splice(1, 0, added);
      liver.questions.splice(0, 0, { ...added, id: 'gone' });
      liver.questions.shift();
    });
    const order = ['liver', 'lost', 'lesion', 'size', 'exam', 'quality'];
    const acting = actingPreferences(pages, preferring({ conclusionOrder: order }));
    expect(acting?.conclusionOrder.join(' ')).toBe('liver lesion nodule size added exam quality');
  });
});

it('preferences that do nothing leave the questionnaire to itself', () => {
  expect(actingPreferences(PAGES, NO_PREFERENCES)).toBeUndefined();
  expect(actingPreferences(PAGES, preferring({ hiddenPages: ['gone'] }))).toBeUndefined();
});
