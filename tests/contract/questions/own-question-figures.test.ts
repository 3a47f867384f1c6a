import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readOwnPart } from '#lib/items/server/read-part.ts';
import { parisDay } from '#lib/platform/day.ts';
import { PARIS_CLOCK } from '#lib/platform/day-clock.ts';
import type { Answers } from '#lib/questions/answers-schema.ts';
import { acceptAnswer } from '#lib/questions/server/accept-answer.ts';
import { validateStep } from '#lib/questions/server/validate-step.ts';
import { ownQuestions } from '#lib/statistics/server/own-questions.ts';
import { describeEachEngine } from '../engines.ts';
import { practisable } from '../practice/practice-cases.ts';

describeEachEngine("what one's own answers to questions were worth", (context) => {
  let made = 0;
  const person = () => {
    made += 1;
    return context().person(`own-questions-${made}`);
  };
  const today = () => {
    const day = parisDay(context().now());
    return { from: day, to: day };
  };
  const figures = (reader: Actor) => ownQuestions(context(), reader, today(), PARIS_CLOCK);

  async function answer(id: string, reader: Actor, answers: Answers, round = 1) {
    const send = (step: string, given: Answers) =>
      validateStep(context(), id, reader, { round, version: 1, step, answers: given });
    await send('s1', answers);
    return send('s2', {});
  }

  it('counts first attempts that were finished, by property, format and certainty', async () => {
    const [author, reader] = [await person(), await person()];
    const brain = await practisable(context(), author, { tags: ['IRM', 'Neuro', 'Thorax'], difficulty: 2 });
    const bone = await practisable(context(), author, { tags: ['IRM'], difficulty: 4 });
    const half = await practisable(context(), author);
    const own = await practisable(context(), reader);
    await answer(brain, reader, {
      q1: { chosen: ['q1a'], certainty: 95 },
      q3: { text: 'os', certainty: 95 },
    });
    await answer(brain, reader, { q1: { chosen: ['q1b'], certainty: 95 } }, 2);
    await answer(bone, reader, { q1: { chosen: ['q1b'], certainty: 75 } });
    await answer(own, reader, { q1: { chosen: ['q1b'], certainty: 95 } });
    await validateStep(context(), half, reader, { round: 1, version: 1, step: 's1', answers: {} });
    // An empty QRM of two right propositions has two discordances: 0.2.
    expect(await figures(reader)).toEqual({
      answers: 10,
      points: {
        modality: [{ value: 'IRM', answers: 10, points: expect.closeTo(1.4, 10) }],
        specialty: [
          { value: 'Neuro', answers: 5, points: expect.closeTo(1.2, 10) },
          { value: 'Thorax', answers: 5, points: expect.closeTo(1.2, 10) },
          { value: null, answers: 5, points: expect.closeTo(0.2, 10) },
        ],
        region: expect.anything(),
        difficulty: [
          { value: '2', answers: 5, points: expect.closeTo(1.2, 10) },
          { value: '4', answers: 5, points: expect.closeTo(0.2, 10) },
        ],
      },
      formats: [
        { format: 'qru', answers: 2, points: 1 },
        { format: 'qrm', answers: 2, points: 0.4 },
        { format: 'qrp', answers: 2, points: 0 },
        { format: 'qroc', answers: 2, points: 0 },
        { format: 'tcs', answers: 2, points: 0 },
      ],
      certainty: [
        { certainty: 75, answers: 1, mean: 0, wrong: 1 },
        { certainty: 95, answers: 2, mean: 0.5, wrong: 1 },
      ],
      sureAndWrong: [{ caseId: brain, text: 'Quel os ?', format: 'qroc', day: today().from }],
    });
    expect(await figures(author)).toMatchObject({ answers: 0, formats: [], sureAndWrong: [] });
  });

  it('names no question of a case that was withdrawn, and marks what was accepted since', async () => {
    const [author, reader] = [await person(), await person()];
    const id = await practisable(context(), author);
    await answer(id, reader, { q3: { text: 'os', certainty: 95 } });
    const revision = async () =>
      JSON.parse(await readOwnPart(context(), author, 'case', id, 'questions')).revision as number;
    expect((await figures(reader)).sureAndWrong).toHaveLength(1);
    const withdrawn = { visibility: 'private' as const, revision: await revision() };
    await editItem(context(), author, 'case', id, withdrawn);
    expect(await figures(reader)).toMatchObject({ answers: 5, sureAndWrong: [] });
    await editItem(context(), author, 'case', id, { visibility: 'public', revision: await revision() });
    expect((await figures(reader)).sureAndWrong).toHaveLength(1);
    await acceptAnswer(context(), id, author, { question: 'q3', text: 'os' });
    await publishItem(context(), author, 'case', id, { revision: await revision() });
    expect(await figures(reader)).toMatchObject({
      certainty: [{ certainty: 95, answers: 1, mean: 1, wrong: 0 }],
      sureAndWrong: [],
    });
  });
});
