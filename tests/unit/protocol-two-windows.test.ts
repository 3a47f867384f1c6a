import { beforeEach, describe, expect, it } from 'vitest';
import { combineProtocol } from '#islands/protocol-editor/combine-protocol.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import { createItemAutosave } from '#lib/items/item-autosave-store.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { protocolKind } from '#lib/protocols/definition.ts';
import { done, rest, serveItems, there } from './item-server.ts';

serveItems();

const sequences = (first: number, second: number) => [
  { name: 'T1', tr: first },
  { name: 'T2', tr: second },
];

function open() {
  const item = structuredClone(there.item) as unknown as OwnItem & { body: EditedBody };
  const autosave = createItemAutosave<EditedBody>({ name: 'protocol', parts: protocolKind.parts }, item);
  const undo = createUndo(autosave, { now: () => Date.now() });
  const write = (row: number, tr: number) =>
    undo.edit((draft) => {
      const rows = draft.acquisition?.sequences ?? [];
      return { ...draft, acquisition: { sequences: rows.with(row, { ...rows[row]!, tr }) } };
    });
  const rows = () => autosave.$draft.get().acquisition?.sequences;
  const combine = () => done(autosave.resolve({ combine: combineProtocol }));
  return { autosave, undo, write, rows, combine };
}
const stored = () => (there.item.body as unknown as EditedBody).acquisition?.sequences;

/** Another window has saved its first row; this one has changed a row, too, and gets a conflict. */
async function meet(row: number) {
  const [one, other] = [open(), open()];
  one.write(0, 600);
  await rest();
  other.write(row, 4000);
  await rest();
  expect([...other.autosave.$conflicts.get().keys()]).toEqual(['body']);
  return other;
}

describe('two windows with one protocol', () => {
  beforeEach(() => {
    there.item.body = {
      imagingType: 'IRM',
      region: 'Abdomen',
      acquisition: { sequences: sequences(500, 3000) },
    };
  });

  it('that change different rows are told, and combined when their author asks for it', async () => {
    const window = await meet(1);
    expect(window.autosave.canCombine(combineProtocol)).toBe(true);
    expect(stored(), 'nothing is combined unasked').toEqual(sequences(600, 3000));
    expect(await window.combine()).toBe(true);
    expect([stored(), window.rows()]).toEqual([sequences(600, 4000), sequences(600, 4000)]);
    expect([window.autosave.$conflicts.get().size, window.autosave.$status.get().state]).toEqual([
      0,
      'saved',
    ]);
  });

  it('give a choice where both changed one row: combining is not offered, and does nothing', async () => {
    const window = await meet(0);
    expect(window.autosave.canCombine(combineProtocol)).toBe(false);
    expect(await window.combine()).toBe(false);
    expect(window.autosave.$conflicts.get().size).toBe(1);
    expect([stored()?.[0]?.tr, window.rows()?.[0]?.tr]).toEqual([600, 4000]);
  });

  it('give a choice where the same row was typed into after combining was offered', async () => {
    const window = await meet(1);
    window.write(0, 700);
    expect(await window.combine()).toBe(false);
    expect([stored(), window.rows()]).toEqual([sequences(600, 3000), sequences(700, 4000)]);
  });

  it('are undone one by one after that: what the other window wrote stays', async () => {
    const window = await meet(1);
    await window.combine();
    window.undo.undo();
    await rest();
    expect(stored()).toEqual(sequences(600, 3000));
    window.undo.redo();
    await rest();
    expect(stored()).toEqual(sequences(600, 4000));
  });

  it('never go forward by undoing, even over a step that cannot be combined', async () => {
    const [one, other] = [open(), open()];
    other.write(0, 700);
    other.write(0, 500);
    other.write(1, 4000);
    one.write(0, 600);
    await done(one.autosave.flush());
    await rest();
    expect(await other.combine()).toBe(true);
    for (let step = 0; step < 3; step += 1) {
      other.undo.undo();
      await rest();
      expect(stored()).toEqual(sequences(600, 3000));
    }
  });
});
