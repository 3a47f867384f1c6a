import { expect, it } from 'vitest';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import type { AppError } from '#lib/platform/errors.ts';
import { readAttempt } from '#lib/questions/server/read-attempt.ts';
import { validateStep } from '#lib/questions/server/validate-step.ts';
import { bodies } from '../../api/bodies.ts';
import { choice } from '../../run/sample-questions.ts';
import { describeEachEngine } from '../engines.ts';
import { attestAll, FILES, storeFiles, withImage } from '../illustrated-case.ts';

const place = { folder: 'f1', key: FILES[0], image: 0 };
const outline = [
  { x: 101.5, y: 101.5 },
  { x: 161.5, y: 101.5 },
  { x: 131.5, y: 161.5 },
];
const FINDING = {
  id: 'c1',
  name: 'LENTILLE',
  explanation: 'POURQUOI-ici',
  ...place,
  marks: [{ kind: 'contour', ...place, points: outline }],
};
const ZONE = {
  id: 'z1',
  format: 'zone',
  text: 'Où est l’anomalie ?',
  structures: [{ id: 'r1', finding: 'c1', reach: 0 }],
};
const MEASURE = {
  id: 'z2',
  format: 'measure',
  text: 'Combien mesure-t-elle ?',
  quantity: 'length',
  least: 13.25,
  most: 17.25,
};
const QUESTIONS = {
  explained: 'step',
  steps: [
    { id: 's1', text: '', questions: [ZONE, MEASURE] },
    { id: 's2', text: '', questions: [{ ...choice('q4', 'qru', '*a', 'b', 'c', 'd'), findings: ['c1'] }] },
  ],
};
/** Words that reveal where the structure is, or which length is right. */
const KEYS = /LENTILLE|POURQUOI|101\.5|161\.5|"c1"|13\.25|17\.25/;
const at = (x: number, y: number) => ({ folder: 'f1', file: FILES[0], image: 0, x, y });
const step = (points: unknown[], value: number) => ({
  round: 1,
  version: 1,
  step: 's1',
  answers: { z1: { points }, z2: { measure: { value } } } as never,
});

describeEachEngine('questions that are answered on the images', (context) => {
  let made = 0;
  async function asked(findings: object[] = [FINDING]) {
    made += 1;
    const author = await context().person(`auteur-z${made}`);
    const reader = await context().person(`lecteur-z${made}`);
    await storeFiles(context());
    const body = withImage({ ...(bodies.case as object), findings, questions: QUESTIONS });
    const { id } = await createItem(context(), author.id, { kind: 'case', title: 'Cas', tags: [], body });
    await attestAll(context(), author, 'case', id);
    const publish = () =>
      editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 }).then(
        () => 'done',
        (error: AppError) => error.code,
      );
    return { id, author, reader, publish };
  }

  it('tell no place, no name and no bound before their step is validated, and all of it then', async () => {
    const { id, reader, publish } = await asked();
    expect(await publish()).toBe('done');
    const open = await readAttempt(context(), id, reader);
    expect(JSON.stringify(open)).not.toMatch(KEYS);
    expect(open.steps[0]?.questions[0]).toMatchObject({ format: 'zone', expected: 1 });
    const state = await validateStep(context(), id, reader, step([at(131, 120)], 17.25));
    expect(state).toMatchObject({ points: 2, marked: 2 });
    const [zone, measure] = state.steps[0]!.questions;
    expect(zone?.key?.structures).toEqual([{ finding: 'c1', isHit: true }]);
    expect(zone?.key?.findings?.[0]).toMatchObject({ name: 'LENTILLE', folder: 0, image: 0 });
    expect(measure?.key?.bounds).toEqual([13.25, 17.25]);
    // The next step shows the finding with its key, and not before.
    expect(JSON.stringify(state.steps[1])).not.toMatch(KEYS);
  });

  it('are marked by where the point is and what was measured', async () => {
    const { id, reader, publish } = await asked();
    await publish();
    const state = await validateStep(context(), id, reader, step([at(105, 155)], 17.3));
    expect(state).toMatchObject({ points: 0, marked: 2 });
    expect(state.steps[0]?.questions[0]?.key?.structures).toEqual([{ finding: 'c1', isHit: false }]);
  });

  it('refuse more points than structures', async () => {
    const { id, reader, publish } = await asked();
    await publish();
    const sent = validateStep(context(), id, reader, step([at(1, 1), at(2, 2)], 1));
    await expect(sent).rejects.toMatchObject({ code: 'too_many_chosen' });
  });

  it('of a structure without a zone keep the case from being published', async () => {
    const arrow = {
      ...FINDING,
      marks: [{ kind: 'arrow', ...place, points: outline.slice(0, 2) }],
    };
    for (const findings of [[], [arrow]]) expect(await (await asked(findings)).publish()).not.toBe('done');
  });

  it('go on with the outlines of the version that an attempt was begun with', async () => {
    const { id, author, reader, publish } = await asked();
    await publish();
    await validateStep(context(), id, reader, step([at(131, 120)], 15));
    const elsewhere = outline.map(({ x, y }) => ({ x: x + 1000, y }));
    const findings = [{ ...FINDING, marks: [{ kind: 'contour', ...place, points: elsewhere }] }];
    const sent = new TextEncoder().encode(JSON.stringify({ findings }));
    const part = { kind: 'case', id, part: 'findings' } as const;
    const { revision } = await savePart(context(), author, part, { sent, revision: 2 });
    await publishItem(context(), author, 'case', id, { revision });
    expect(await readAttempt(context(), id, reader)).toMatchObject({ version: 1, points: 2 });
    const other = await context().person(`autre-z${made}`);
    const later = { ...step([at(131, 120)], 15), version: 2 };
    expect(await validateStep(context(), id, other, later)).toMatchObject({ points: 1 });
  });
});
