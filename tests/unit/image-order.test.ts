import { describe, expect, it } from 'vitest';
import { ImageOrder } from '#islands/case-editor/image-order.ts';
import {
  beginHistory,
  changeEverywhere,
  recordEdit,
  redoEdit,
  undoEdit,
} from '#lib/autosave/browser/draft-history.ts';
import type { CaseImage, EditedCase } from '#lib/cases/body-schema.ts';
import { addFolder, moveImage } from '#lib/cases/edits.ts';

const empty: EditedCase = {
  difficulty: 3,
  clinicalInformation: '',
  answer: '',
  folders: [],
  mainImage: null,
};
const image = (file: string): CaseImage => ({ kind: 'image', file, width: 4, height: 3 });
const filesOf = ({ folders }: EditedCase) => folders.map(({ images }) => images.map(({ file }) => file));

/** A case with one folder, and images that are given together. */
function world(files: string) {
  const { body, id } = addFolder(empty, { name: 'TDM' });
  const order = new ImageOrder();
  const given = new Map([...files].map((file) => [file, image(file)]));
  for (const [rank, each] of [...given.values()].entries()) order.set(each, { batch: 1, rank });
  const arrive = (file: string) => (into: EditedCase) => order.insert(into, id, given.get(file)!);
  return { body, id, arrive };
}

describe('images that arrive one by one', () => {
  it('stand in the order in which they were given', () => {
    const { body, arrive } = world('abcd');
    const arrived = [...'cadb'].reduce((into, file) => arrive(file)(into), body);
    expect(filesOf(arrived)).toEqual([['a', 'b', 'c', 'd']]);
  });

  it('are not taken back by undoing what was done meanwhile', () => {
    const { body, id, arrive } = world('abc');
    const both = [...'ab'].reduce((into, file) => arrive(file)(into), body);
    const moved = recordEdit(beginHistory(both), moveImage(both, id, 1, 0));
    const history = changeEverywhere(moved, arrive('c'));
    expect(filesOf(history.present)).toEqual([['b', 'a', 'c']]);
    expect(filesOf(undoEdit(history).present)).toEqual([['a', 'b', 'c']]);
  });

  it('come back with their folder when its making was undone while they were on their way', () => {
    const { body, arrive } = world('a');
    const undone = undoEdit(recordEdit(beginHistory(empty), body));
    const history = changeEverywhere(undone, arrive('a'));
    expect(filesOf(history.present)).toEqual([]);
    expect(filesOf(redoEdit(history).present)).toEqual([['a']]);
  });
});
