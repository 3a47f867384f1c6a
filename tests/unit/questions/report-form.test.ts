import { describe, expect, it } from 'vitest';
import type { Page, Question } from '#lib/questionnaires/tree.ts';
import { faultsOf, stepFaultsOf } from '#lib/questions/faults.ts';
import { giveawaysOf } from '#lib/questions/giveaways.ts';
import { questionsPart } from '#lib/questions/questions-schema.ts';
import { formOf, isForm } from '#lib/questions/report/form.ts';
import { setField, setForm, setKey } from '#lib/questions/report/report-edits.ts';
import { PAGES, sampleReport } from '../../run/sample-report.ts';

const section = 'findings' as const;
const page = (...questions: Question[]): Page[] => [{ id: 'p', name: 'Examen {droit}', questions }];

describe('the form of a questionnaire', () => {
  it('keeps what answering and marking need, and nothing else', () => {
    const { form, leftOut } = formOf(
      page(
        {
          id: 'q1',
          type: 'single',
          text: 'Genou {droit}',
          section,
          important: true,
          fiche: 'f',
          codes: [],
          defaultAnswer: 'o1',
          options: [
            {
              id: 'o1',
              text: 'Normal',
              sentence: 'SENTENCE',
              normal: 'question',
              points: 2,
              exclusive: true,
            },
          ],
        },
        { id: 'q2', type: 'number', text: 'Seuil', section, hidden: true, defaultAnswer: 3, sentence: 'x' },
      ),
    );
    expect(leftOut).toBe(0);
    expect(form.pages).toEqual([
      {
        id: 'p',
        name: 'Examen',
        questions: [
          {
            id: 'q1',
            type: 'single',
            text: 'Genou',
            section,
            options: [{ id: 'o1', text: 'Normal', points: 2, exclusive: true }],
          },
          { id: 'q2', type: 'number', text: 'Seuil', section, hidden: true, defaultAnswer: 3 },
        ],
      },
    ]);
  });

  it('makes a list of a picture with zones', () => {
    const image = { file: 'a'.repeat(64), width: 10, height: 10 };
    const zones = [
      {
        id: 'z1',
        label: 'Tête',
        colour: '#ffffff',
        shape: { type: 'rect', x: 0, y: 0, width: 5, height: 5 } as const,
      },
    ];
    const { form } = formOf(page({ id: 'q', type: 'hotspot', text: 'Où ?', section, image, zones }));
    expect(form.pages[0]!.questions[0]).toEqual({
      id: 'q',
      type: 'multiple',
      text: 'Où ?',
      section,
      options: [{ id: 'z1', text: 'Tête' }],
    });
  });

  it('keeps what is asked about each of several things, with what they are called and nothing of how they are written', () => {
    const below: Question = { id: 'n', type: 'number', text: 'Taille', section };
    const repeat = { name: 'Nodule', orderedBy: 'n', descending: true, sentence: 'SENTENCE' };
    const { form, leftOut } = formOf(
      page(
        {
          id: 'q',
          type: 'single',
          text: 'Nodules',
          section,
          options: [{ id: 'o', text: 'Oui', repeat, questions: [below] }],
        },
        { id: 'f', type: 'formula', text: 'Somme', section, expression: 'somme({n})' },
        { id: 'g', type: 'text', text: 'Suite', section, condition: '{f} > 3' },
        { id: 'h', type: 'text', text: 'Autre', section },
      ),
    );
    expect(form.pages[0]!.questions.map(({ id }) => id)).toEqual(['q', 'f', 'g', 'h']);
    expect(form.pages[0]!.questions[0]).toMatchObject({ options: [{ repeat: { name: 'Nodule' } }] });
    expect(leftOut).toBe(0);
    expect(isForm(form)).toBe(true);
    const told = structuredClone(form);
    Object.assign((told.pages[0]!.questions[0] as { options: object[] }).options[0]!, { repeat });
    expect(isForm(told)).toBe(false);
  });

  it('leaves out what has a condition that cannot be read, with what stands under it', () => {
    const { form, leftOut } = formOf(
      page(
        { id: 'g', type: 'text', text: 'Suite', section, condition: '{gone} > 3' },
        { id: 'h', type: 'text', text: 'Autre', section },
      ),
    );
    expect(form.pages[0]!.questions.map(({ id }) => id)).toEqual(['h']);
    expect(leftOut).toBe(1);
  });

  it('is told from a questionnaire', () => {
    expect(isForm({ pages: PAGES })).toBe(true);
    const [first] = PAGES;
    expect(isForm({ pages: PAGES, fiches: [] } as never)).toBe(false);
    expect(isForm({ pages: [{ ...first!, codes: [] }] })).toBe(false);
    const told = { id: 'x', type: 'text', text: 'x', section, sentence: 'x' } as const;
    expect(isForm({ pages: [{ ...first!, questions: [told] }] })).toBe(false);
  });
});

it('a form that is longer than a question may ask is refused', () => {
  const options = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `o${at}`, text: `${at}` }));
  const asking = (...counts: number[]) => {
    const questions = counts.map((count, at) => ({
      id: `q${at}`,
      type: 'multiple' as const,
      text: 'Signes',
      section,
      options: options(count).map((each) => ({ ...each, id: `${each.id}q${at}` })),
    }));
    const report = { ...sampleReport, form: { pages: page(...questions) }, key: {}, fields: {} };
    const steps = [{ id: 's', text: '', questions: [report] }];
    return questionsPart.safeParse({ questions: { explained: 'end', steps } }).success;
  };
  expect(asking(99, 99, 99, 99)).toBe(true);
  expect(asking(99, 99, 99, 99, 0)).toBe(false);
});

describe('a report that is being written', () => {
  const faults = (change: object) => faultsOf({ ...sampleReport, ...change }, []);
  it('is told what keeps it from being asked', () => {
    expect(faults({ form: null })).toEqual(['no-form']);
    expect(faults({ key: {}, fields: {} })).toEqual(['empty-key']);
    expect(faults({ key: { date: '2031-07-19' }, fields: { date: { weight: 0 } } })).toEqual(['no-weight']);
    expect(faults({ key: { ...sampleReport.key, taille: 'grande' } })).toEqual(['unfit-key']);
    expect(faults({ key: { date: '2031-07-19' } })).toEqual(['indispensable-empty']);
    const long = { ...sampleReport.key, suite: 'un deux trois quatre cinq six' };
    expect(faults({ key: long })).toEqual(['long-key-text']);
    expect(faults({ key: long, fields: {} })).toEqual([]);
  });

  it('stands alone in its step', () => {
    const step = { id: 's', text: '', questions: [sampleReport] };
    expect(stepFaultsOf(step)).toEqual([]);
    expect(stepFaultsOf({ ...step, questions: [sampleReport, { ...sampleReport, id: 'r2' }] })).toEqual([
      'report-count',
    ]);
  });

  it('keeps of its key what another form has', () => {
    const other = formOf(page({ id: 'date', type: 'date', text: 'Contrôle', section })).form;
    const next = setForm(setField(sampleReport, 'date', { weight: 3 }), { title: 'Autre', form: other });
    expect([next.key, next.fields]).toEqual([{ date: '2031-07-19' }, { date: { weight: 3 } }]);
    expect(setField(next, 'date', { weight: undefined }).fields).toEqual({});
    expect(setKey(next, { date: 'x'.repeat(3000) }).key.date).toHaveLength(2000);
  });

  it('is given away by a title that says a chosen option and no other word of the form', () => {
    const told = { title: 'Nodule à spicules et calcifications', tags: [], folders: [] };
    const questions = {
      explained: 'end' as const,
      steps: [{ id: 's', text: '', questions: [sampleReport] }],
    };
    expect(giveawaysOf(questions, told)).toEqual([
      { question: 'r1', what: 'key', place: 'title', words: ['Spicules'] },
    ]);
  });
});
