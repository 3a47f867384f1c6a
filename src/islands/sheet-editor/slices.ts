import { type Command, TextSelection } from 'prosemirror-state';
import { writeHtml } from '#lib/platform/browser/inert-html.ts';
import { NOWHERE } from './link-mark.ts';
import type { SheetSchema } from './schema.ts';

/** A slice of the case, and the text of the link that opens it in the viewer. */
export interface ShownSlice {
  file: string;
  width: number;
  height: number;
  folder: string;
  index: number;
  words: string;
}

/** The HTML of a slice for dropping into the text: the image, and below it the link to the viewer. */
export function sliceHtml({ file, folder, index, words }: ShownSlice): string {
  const link = Object.assign(document.createElement('a'), { textContent: words });
  Object.assign(link.dataset, { folder, image: String(index), key: file });
  const image = document.createElement('figure');
  image.dataset.file = file;
  image.append(document.createElement('img'), document.createElement('figcaption'));
  const under = document.createElement('p');
  under.append(link);
  const both = document.createElement('div');
  both.append(image, under);
  return writeHtml(both);
}

/**
 * Inserts a slice after the block with the cursor, with the link to the viewer below it, and moves the cursor to
 * that link.
 */
export function insertSlice({ file, width, height, folder, index, words }: ShownSlice): Command {
  return ({ schema, selection, tr }, dispatch) => {
    const { nodes, marks } = schema as SheetSchema;
    const { $from } = selection;
    const at = $from.depth === 0 ? $from.pos : $from.after(1);
    const figure = nodes.figure.create({ file, width, height, alt: '' });
    const link = marks.link.create({ ...NOWHERE, folder, image: index, key: file });
    const under = nodes.paragraph.create(null, schema.text(words, [link]));
    tr.insert(at, [figure, under]);
    const end = at + figure.nodeSize + under.nodeSize - 1;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
    return true;
  };
}
