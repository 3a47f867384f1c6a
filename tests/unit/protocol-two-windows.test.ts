import { expect, it } from 'vitest';
import { mergeProtocol } from '#islands/protocol-editor/merge-protocol.ts';
import type { OwnItem } from '#lib/contract/items.ts';
import type { EditedBody } from '#lib/kinds/protocol/body-edits.ts';
import { protocolKind } from '#lib/kinds/protocol/definition.ts';
import { synchronise } from '#lib/stores/autosave/synchronise.ts';
import { createUndo } from '#lib/stores/autosave/undo.ts';
import { createItemAutosave } from '#lib/stores/item-autosave.ts';
import { done, rest, serveItems, there } from './item-server.ts';

serveItems();

function open() {
  there.item.body = {
    imagingType: 'IRM',
    region: 'Abdomen',
    acquisition: {
      sequences: [
        { name: 'T1', tr: 500 },
        { name: 'T2', tr: 3000 },
      ],
    },
  };
  const windows = [1, 2].map(() => {
    const item = structuredClone(there.item) as unknown as OwnItem & { body: EditedBody };
    const autosave = createItemAutosave<EditedBody>(
      { name: 'protocol', parts: protocolKind.parts, merges: async () => mergeProtocol },
      item,
    );
    const told: string[] = [];
    autosave.$merged.listen(() => told.push('merged'));
    const undo = createUndo(autosave, { now: () => Date.now() });
    const write = (row: number, change: object) =>
      undo.edit((draft) => {
        const sequences = draft.acquisition?.sequences ?? [];
        const acquisition = { sequences: sequences.with(row, { ...sequences[row]!, ...change }) };
        return { ...draft, acquisition };
      });
    const rows = () => autosave.$draft.get().acquisition?.sequences;
    return { autosave, undo, write, rows, told };
  });
  return windows as [(typeof windows)[number], (typeof windows)[number]];
}
const stored = () => (there.item.body as unknown as EditedBody).acquisition?.sequences;

it('two windows that change different rows are put together, which is told; nobody is asked', async () => {
  const [one, other] = open();
  one.write(0, { tr: 600 });
  await rest();
  other.write(1, { tr: 4000 });
  await rest();
  const both = [
    { name: 'T1', tr: 600 },
    { name: 'T2', tr: 4000 },
  ];
  expect([stored(), other.rows()]).toEqual([both, both]);
  expect([other.autosave.$conflicts.get().size, other.autosave.$status.get().state, other.told]).toEqual([
    0,
    'saved',
    ['merged'],
  ]);
  await done(one.autosave.reread());
  expect([one.rows(), one.told]).toEqual([both, []]);
});

it('undoing after that takes back what was done here, and nothing of the other window', async () => {
  const [one, other] = open();
  one.write(0, { tr: 600 });
  await rest();
  other.write(1, { tr: 4000 });
  await rest();
  other.undo.undo();
  await rest();
  expect(stored()).toEqual([
    { name: 'T1', tr: 600 },
    { name: 'T2', tr: 3000 },
  ]);
  other.undo.redo();
  await rest();
  expect(stored()).toEqual([
    { name: 'T1', tr: 600 },
    { name: 'T2', tr: 4000 },
  ]);
});

it('one row changed in both is a conflict, as before', async () => {
  const [one, other] = open();
  one.write(0, { tr: 600 });
  await rest();
  other.write(0, { tr: 700 });
  await rest();
  expect([[...other.autosave.$conflicts.get().keys()], other.told]).toEqual([['body'], []]);
  expect(stored()?.[0]).toEqual({ name: 'T1', tr: 600 });
});

it('before a step of the review everything is saved, what was put together too', async () => {
  const [one, other] = open();
  one.write(0, { tr: 600 });
  await rest();
  other.write(1, { tr: 4000 });
  expect(await done(synchronise(other.autosave))).toBe(true);
  expect(stored()).toEqual([
    { name: 'T1', tr: 600 },
    { name: 'T2', tr: 4000 },
  ]);
});
