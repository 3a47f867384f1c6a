import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { readViewer } from '#lib/cases/server/read-viewer.ts';
import type { CaseSummary } from '#lib/cases/summary.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { findItemHead } from '#lib/items/server/item-heads-queries.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { readAttempt } from '#lib/questions/server/read-attempt.ts';
import { validateStep } from '#lib/questions/server/validate-step.ts';
import { bodies } from '../../api/bodies.ts';
import { choice, sampleQuestions } from '../../run/sample-questions.ts';
import { describeEachEngine } from '../engines.ts';
import { attestAll, FILES, storeFiles } from '../illustrated-case.ts';

const image = (file: string) => ({ kind: 'image', file, width: 4, height: 3 });
const FOLDERS = [
  { id: 'late', name: 'Contrôle', description: '', images: [image(FILES[1])], series: { modality: 'MR' } },
  { id: 'there', name: 'Bilan', description: '', images: [image(FILES[0])], series: { modality: 'CT' } },
];
const [first, second] = sampleQuestions.steps;
const bringing = (...folders: string[]) => ({
  ...sampleQuestions,
  steps: [first!, { ...second!, ...(folders.length > 0 && { folders }) }],
});
const finding = {
  id: 'c1',
  name: 'Signe',
  explanation: '',
  folder: 'late',
  key: FILES[1],
  image: 0,
  marks: [],
};
const FIRST = { round: 1, version: 1, step: 's1', answers: {} };

describeEachEngine('images that steps bring', (context) => {
  let made = 0;
  async function asked(questions: object | null = bringing('late')) {
    made += 1;
    const author = await context().person(`auteur-i${made}`);
    const reader = await context().person(`lecteur-i${made}`);
    await storeFiles(context());
    const mainImage = { folderId: 'late', imageIndex: 0 };
    const body = { ...(bodies.case as object), folders: FOLDERS, mainImage, questions, findings: [finding] };
    const { id } = await createItem(context(), author.id, { kind: 'case', title: 'Cas', tags: [], body });
    await attestAll(context(), author, 'case', id);
    return { id, author, reader };
  }
  const publish = (id: string, author: Actor) =>
    editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
  const save = async (id: string, author: Actor, part: string, value: object) => {
    const { db } = context();
    const row = db.selectFrom('item').select('revision').where('id', '=', id);
    const { revision } = await row.executeTakeFirstOrThrow();
    const sent = new TextEncoder().encode(JSON.stringify(value));
    return savePart(context(), author, { kind: 'case', id, part }, { sent, revision });
  };
  const summaryOf = async (id: string) => (await findItemHead(context().db, id))?.summary as CaseSummary;
  const foldersFor = async (id: string, reader: Actor, isRevealed = false) =>
    (await readViewer(context(), id, reader, { isRevealed })).shown.folders.map((folder) => folder.id);

  it('are kept from cards by whichever part is saved last', async () => {
    const { id, author } = await asked(null);
    expect(await summaryOf(id)).toMatchObject({ seriesCount: 2, modalities: ['MR', 'CT'] });
    const kept = {
      seriesCount: 1,
      imageCount: 1,
      modalities: ['CT'],
      mainImage: { file: FILES[0] },
      folderImages: [{ folder: 'Bilan', file: FILES[0] }],
    };
    await save(id, author, 'questions', { questions: bringing('late') });
    expect(await summaryOf(id)).toMatchObject(kept);
    await save(id, author, 'images', { folders: FOLDERS, mainImage: { folderId: 'late', imageIndex: 0 } });
    expect(await summaryOf(id)).toMatchObject(kept);
    await save(id, author, 'questions', { questions: bringing('late', 'there') });
    expect(await summaryOf(id)).toMatchObject({ seriesCount: 0, mainImage: null, questions: { faulty: 1 } });
    await save(id, author, 'questions', { questions: null });
    expect(await summaryOf(id)).toMatchObject({ seriesCount: 2, mainImage: { file: FILES[1] } });
  });

  it('are kept from cards also where they come after their folder was named', async () => {
    const { id, author } = await asked(null);
    const empty = FOLDERS.map((folder) => (folder.id === 'late' ? { ...folder, images: [] } : folder));
    await save(id, author, 'images', { folders: empty, mainImage: null });
    await save(id, author, 'questions', { questions: bringing('late') });
    expect(await summaryOf(id)).toMatchObject({ seriesCount: 1, modalities: ['CT'] });
    await save(id, author, 'images', { folders: FOLDERS, mainImage: null });
    expect(await summaryOf(id)).toMatchObject({ seriesCount: 1, mainImage: { file: FILES[0] } });
  });

  it('are shown to who has reached them, in any round, of whatever version; places never change', async () => {
    const { id, author, reader } = await asked();
    await publish(id, author);
    expect(await foldersFor(id, reader)).toEqual(['there']);
    expect(await foldersFor(id, reader, true)).toEqual(['there', 'late']);
    expect(await foldersFor(id, author)).toEqual(['there', 'late']);
    const { answer } = await readAnswer(context(), id, reader);
    expect(answer.findings).toMatchObject([{ id: 'c1', folder: 1 }]);
    await validateStep(context(), id, reader, FIRST);
    expect(await foldersFor(id, reader)).toEqual(['there', 'late']);
    const { revision } = await save(id, author, 'answer', { answer: 'Autre' });
    await publishItem(context(), author, 'case', id, { revision });
    expect(await foldersFor(id, reader)).toEqual(['there', 'late']);
  });

  it('are shown with a key of an earlier version as far as they are there, at their places', async () => {
    const [q1, ...others] = first!.questions;
    const showing = { ...first!, questions: [{ ...q1!, findings: ['c1'] }, ...others] };
    const { id, author, reader } = await asked({ ...sampleQuestions, steps: [showing, second!] });
    await publish(id, author);
    const shownBy = async () =>
      (await readAttempt(context(), id, reader)).steps[0]?.questions[0]?.key?.findings?.map(
        ({ id, folder }) => ({ id, folder }),
      );
    await validateStep(context(), id, reader, FIRST);
    expect(await shownBy()).toEqual([{ id: 'c1', folder: 0 }]);
    const publishAsking = async (...steps: object[]) => {
      const { revision } = await save(id, author, 'questions', { questions: { ...sampleQuestions, steps } });
      await publishItem(context(), author, 'case', id, { revision });
    };
    const between = { id: 's15', text: '', questions: [choice('q15', 'qru', '*a', 'b', 'c', 'd')] };
    await publishAsking(showing, between, { ...second!, folders: ['late'] });
    expect([await foldersFor(id, reader), await shownBy()]).toEqual([['there'], undefined]);
    await publishAsking(showing, { ...second!, folders: ['late'] });
    expect(await foldersFor(id, reader)).toEqual(['there', 'late']);
    expect(await shownBy()).toEqual([{ id: 'c1', folder: 1 }]);
  });

  it('of a step that was added since are not there for who has finished before', async () => {
    const { id, author, reader } = await asked(sampleQuestions);
    await publish(id, author);
    for (const step of ['s1', 's2']) await validateStep(context(), id, reader, { ...FIRST, step });
    const added = {
      id: 's9',
      text: '',
      folders: ['late'],
      questions: [choice('q9', 'qru', '*a', 'b', 'c', 'd')],
    };
    const questions = { ...sampleQuestions, steps: [...sampleQuestions.steps, added] };
    const { revision } = await save(id, author, 'questions', { questions });
    await publishItem(context(), author, 'case', id, { revision });
    expect(await foldersFor(id, reader)).toEqual(['there']);
    // Their next attempt, at this version, opens them at its last step.
    for (const step of ['s1', 's2'])
      await validateStep(context(), id, reader, { ...FIRST, round: 2, version: 2, step });
    expect(await foldersFor(id, reader)).toEqual(['there', 'late']);
  });

  it('of an attempt at an earlier version are named as far as the viewer shows them', async () => {
    const { id, author, reader } = await asked();
    await publish(id, author);
    const begun = await validateStep(context(), id, reader, FIRST);
    expect(begun.steps.at(-1)?.folders).toEqual([{ id: 'late', name: 'Contrôle', at: 1 }]);
    // The next version asks something in between: its viewer shows these images after that.
    const between = { id: 's15', text: '', questions: [choice('q15', 'qru', '*a', 'b', 'c', 'd')] };
    const [one, two] = bringing('late').steps;
    const questions = { ...sampleQuestions, steps: [one, between, two] };
    const { revision } = await save(id, author, 'questions', { questions });
    await publishItem(context(), author, 'case', id, { revision });
    expect(await foldersFor(id, reader)).toEqual(['there']);
    const after = await readAttempt(context(), id, reader);
    expect(after.steps.at(-1)).toMatchObject({ id: 's2' });
    expect(after.steps.at(-1)).not.toHaveProperty('folders');
    const done = await validateStep(context(), id, reader, { ...FIRST, step: 's2' });
    expect(done.isFinished).toBe(true);
  });
});
