import { expect, it } from 'vitest';
import { createSelection } from '#lib/items/selection-store.ts';
import { selectionMessages } from '#lib/items/selection-texts.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const chosen = (selection: ReturnType<typeof createSelection>) =>
  [...selection.$chosen.get()].sort().join('');

it('chooses one by one, and with Shift all that lies between, in both directions', () => {
  const selection = createSelection();
  selection.toggle('b', IDS, false);
  selection.toggle('d', IDS, true);
  expect(chosen(selection)).toBe('bcd');
  selection.toggle('a', IDS, true);
  expect(chosen(selection)).toBe('abcd');
  // Starting from a chosen item, a run is deselected.
  selection.toggle('c', IDS, false);
  selection.toggle('d', IDS, true);
  expect(chosen(selection)).toBe('ab');
});

it('has no run to continue where the list has changed, or nothing was chosen before', () => {
  const selection = createSelection();
  selection.toggle('c', IDS, true);
  expect(chosen(selection)).toBe('c');
  selection.toggle('e', ['d', 'e'], true);
  expect(chosen(selection)).toBe('ce');
  selection.choose(IDS);
  selection.choose([]);
  selection.toggle('e', IDS, true);
  expect(chosen(selection)).toBe('e');
});

it('says how many fared how', () => {
  const { tally } = selectionMessages;
  expect(tally('publish', { done: 3, unchanged: 0, incomplete: 1, refused: 0 })).toBe(
    '3\u00a0publiés, 1\u00a0incomplet',
  );
  expect(tally('unpublish', { done: 1, unchanged: 2, incomplete: 0, refused: 1 })).toBe(
    '1\u00a0redevenu privé, 2\u00a0déjà privés, 1\u00a0refusé',
  );
});
