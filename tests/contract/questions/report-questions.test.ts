import { expect, it } from 'vitest';
import { createItem } from '#lib/items/server/create-item.ts';
import { deleteItem } from '#lib/items/server/delete-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import type { AppError } from '#lib/platform/errors.ts';
import { readAttempt } from '#lib/questions/server/read-attempt.ts';
import { readForm } from '#lib/questions/server/read-form.ts';
import { validateStep } from '#lib/questions/server/validate-step.ts';
import { bodies } from '../../api/bodies.ts';
import { sampleReport } from '../../run/sample-report.ts';
import { describeEachEngine } from '../engines.ts';
import { attestAll, storeFiles, withImage } from '../illustrated-case.ts';

const later = { ...sampleReport, id: 'r2', text: 'ENSUITE, un second compte rendu.' };
const QUESTIONS = {
  explained: 'step',
  steps: [
    { id: 's1', text: '', questions: [sampleReport] },
    { id: 's2', text: '', questions: [later] },
  ],
};
/** Words that reveal an answer of the key, a margin, a weight, or the next step. */
const KEYS = /EXPLICATION|TEPSCAN|31\.25|2\.375|2031-07-19|"weight"|isIndispensable|"key"|ENSUITE/;
const step = (report: object) => ({
  round: 1,
  version: 1,
  step: 's1',
  answers: { r1: { report } } as never,
});

describeEachEngine('a report that is filled in', (context) => {
  let made = 0;
  async function asked(questions: object = QUESTIONS) {
    made += 1;
    const author = await context().person(`auteur-r${made}`);
    const reader = await context().person(`lecteur-r${made}`);
    await storeFiles(context());
    const body = withImage({ ...(bodies.case as object), questions });
    const { id } = await createItem(context(), author.id, { kind: 'case', title: 'Cas', tags: [], body });
    await attestAll(context(), author, 'case', id);
    const publish = () =>
      editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 }).then(
        () => 'done',
        (error: AppError) => error.code,
      );
    return { id, author, reader, publish };
  }

  it('tells its form alone before its step is validated, and its key field by field then', async () => {
    const { id, reader, publish } = await asked();
    expect(await publish()).toBe('done');
    const open = await readAttempt(context(), id, reader);
    expect(JSON.stringify(open)).not.toMatch(KEYS);
    expect(open.steps[0]?.questions[0]?.form?.pages).toEqual(sampleReport.form!.pages);
    const state = await validateStep(context(), id, reader, step({ lesion: 'oui', taille: 33 }));
    const [question] = state.steps[0]!.questions;
    expect(question?.key).toMatchObject({ report: sampleReport.key, explanation: 'EXPLICATION-r1' });
    expect(question?.key?.fields?.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['lesion', 'exact'],
      ['taille', 'within'],
      ['signes', 'missed'],
      ['suite', 'missed'],
      ['date', 'missed'],
    ]);
    expect(state.points).toBeCloseTo(8 / 11, 12);
    expect(JSON.stringify(state.steps[1])).not.toMatch(/TEPSCAN|31\.25|2\.375|2031-07-19|"weight"/);
  });

  it('refuses what no field of its form can have', async () => {
    const { id, reader, publish } = await asked();
    await publish();
    for (const report of [
      { autre: 'x' },
      { taille: 'grande' },
      { taille: 900 },
      { lesion: 'z' },
      { cache: 3 },
      { double: 4 },
    ])
      await expect(validateStep(context(), id, reader, step(report))).rejects.toMatchObject({
        code: 'invalid',
      });
    expect(await readAttempt(context(), id, reader)).toMatchObject({ marked: 0 });
  });

  it('without a key, or twice in a step, keeps the case from being published', async () => {
    const one = (question: object) => ({
      ...QUESTIONS,
      steps: [{ id: 's1', text: '', questions: [question] }],
    });
    expect(await (await asked(one({ ...sampleReport, key: {}, fields: {} }))).publish()).not.toBe('done');
    expect(await (await asked(one({ ...sampleReport, form: null }))).publish()).not.toBe('done');
    const twice = { ...QUESTIONS, steps: [{ id: 's1', text: '', questions: [sampleReport, later] }] };
    expect(await (await asked(twice)).publish()).not.toBe('done');
  });

  it('is no questionnaire: sentences, pictures and codes are refused', async () => {
    const [page] = sampleReport.form!.pages;
    const form = { pages: [{ ...page!, questions: [{ ...page!.questions[2]!, sentence: '{valeur}' }] }] };
    const question = { ...sampleReport, form };
    await expect(
      asked({ ...QUESTIONS, steps: [{ id: 's1', text: '', questions: [question] }] }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('is made of a questionnaire that one may read, and stays as it is when that is gone', async () => {
    const author = await context().person('auteur-questionnaire');
    const other = await context().person('autre-questionnaire');
    const [page] = sampleReport.form!.pages;
    const told = page!.questions.map((each) =>
      each.id === 'date' ? { ...each, sentence: '{valeur}' } : each,
    );
    const body = { pages: [{ ...page!, questions: told }] };
    const { id } = await createItem(context(), author.id, {
      kind: 'questionnaire',
      title: 'Nodule',
      tags: [],
      body,
    } as never);
    await expect(readForm(context(), id, other)).rejects.toMatchObject({ code: 'not_found' });
    const read = await readForm(context(), id, author);
    expect(read).toEqual({ title: 'Nodule', form: sampleReport.form, leftOut: 0, isTooLong: false });
    const report = { ...sampleReport, form: read.form };
    const made = await asked({ ...QUESTIONS, steps: [{ id: 's1', text: '', questions: [report] }] });
    await made.publish();
    await deleteItem(context(), author, 'questionnaire', id);
    const state = await validateStep(context(), made.id, made.reader, step(sampleReport.key));
    expect(state).toMatchObject({ points: 1, isFinished: true });
  });
});
