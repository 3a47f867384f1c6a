import { Node } from 'prosemirror-model';
import { type DocumentNode, toDocument } from '#islands/sheet-editor/document.ts';
import { KnownImages } from '#islands/sheet-editor/known-images.ts';
import { sheetSchema } from '#islands/sheet-editor/schema.ts';
import { toRichText } from '#islands/sheet-editor/stored-text.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

/** An image that the editor knows. */
export const SHOWN_FILE = 'a'.repeat(64);
const folders = [{ id: 'f1', name: 'TDM', images: [{ file: SHOWN_FILE, width: 512, height: 400 }], main: 0 }];
const schema = sheetSchema({ id: 'c1', folders }, new KnownImages('c1', folders, null));

/** There and back, through the editor's own check of its document. */
export function throughEditor(content: RichText): RichText {
  const document = Node.fromJSON(schema, toDocument(content));
  document.check();
  return toRichText(document.toJSON() as DocumentNode);
}
