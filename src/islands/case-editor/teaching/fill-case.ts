import {
  applyTeachingImport,
  type TeachingImport,
  takenSheet,
  withBlocks,
} from '#lib/cases/teaching/taken.ts';
import { teachingMessages as m, SECTION_HEADINGS } from '#lib/cases/teaching-texts.ts';
import { changePart } from '#lib/items/browser/change-part.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { RICH_TEXT_MAX, type RichText } from '#lib/rich-text/rich-text.ts';
import type { CaseEditor } from '../editor.ts';

/** Adds blocks to the sheet as the server has it. @throws CallFailed, RangeError where there is no room */
const addToSheet = (id: string, texts: readonly RichText[]) =>
  changePart('case', id, 'sheet', (fields) => {
    const sheet = withBlocks((fields.sheet ?? null) as RichText | null, texts);
    if (sheet.length > RICH_TEXT_MAX.blocks) throw new RangeError('sheet');
    return { sheet };
  });

/**
 * Puts what an author accepted from a teaching file into a case. What cannot be saved is reported. @param keepsTitle
 * whether the case already has a title that its author chose
 */
export async function fillCase(
  editor: CaseEditor,
  taken: TeachingImport,
  keepsTitle: boolean,
): Promise<void> {
  editor.change((draft) => applyTeachingImport(draft, taken, keepsTitle));
  const texts = takenSheet(taken, SECTION_HEADINGS);
  if (texts.length > 0) {
    const open = editor.beside.$sheet.get();
    try {
      await open?.autosave.flush();
      await editor.autosave.flush();
      await addToSheet(editor.id, texts);
      await open?.autosave.reread();
    } catch {
      notify('error', m.sheetFailure);
      return;
    }
  }
  notify('success', m.filled);
}
