import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { readableText } from '#lib/cases/view-links.ts';
import type { RichText as Blocks } from '#lib/rich-text/rich-text.ts';
import { RichText } from '../rich-text/RichText.tsx';
import type { TextOwner } from './schema.ts';

/** Another version of the sheet, shown beside the person's own, read-only. */
export function OtherSheet({ owner, sheet }: { owner: TextOwner; sheet: Blocks | null }) {
  if (!sheet || sheet.length === 0) return <p>{m.theirsEmpty}</p>;
  return <RichText itemId={owner.id} content={readableText(owner.id, owner.folders, sheet)} under={2} />;
}
