import { type FitPart, fieldsOf, storedPart } from '#lib/autosave/browser/draft-parts.ts';
import { exceedsText } from '#lib/autosave/text-limits-texts.ts';
import { RICH_TEXT_MAX, type RichText } from '#lib/rich-text/rich-text.ts';
import { sheetEditorMessages as m } from '../sheet-editor-texts.ts';

/** A message for each overlong text of a sheet's images and tables. */
export function textsOver(sheet: RichText | null): string[] {
  const texts = (sheet ?? []).flatMap((block) => {
    if (block.type === 'table')
      return [{ name: m.tableCaption, text: block.caption, most: RICH_TEXT_MAX.caption }];
    if (block.type !== 'image') return [];
    const { alt, caption } = block.image;
    return [
      { name: m.captionPlaceholder, text: caption, most: RICH_TEXT_MAX.caption },
      { name: m.altLabel, text: alt, most: RICH_TEXT_MAX.alt },
    ];
  });
  const over = texts.flatMap(({ name, text = '', most }) =>
    text.length > most ? [exceedsText(name, most)] : [],
  );
  return [...new Set(over)];
}

/**
 * Holds a sheet back while one of its texts is overlong: its blocks have no ids, by which the others could be saved
 * without it.
 */
export const sheetFit: FitPart = (parts, part, draft) => {
  const fields = fieldsOf(parts, part, draft);
  const over = textsOver(fields.sheet as RichText | null);
  return { stored: storedPart(parts, part, fields), over, isHeld: over.length > 0 };
};
