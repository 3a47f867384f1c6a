import { type Autosave, createAutosave } from '#lib/autosave/browser/autosave.ts';
import type { Fields } from '#lib/autosave/browser/draft-parts.ts';
import { browserEnvironment, type Environment } from '#lib/autosave/browser/environment.ts';
import { partSource } from '#lib/items/browser/item-source.ts';
import type { Call } from '#lib/platform/browser/client.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

export interface SheetDraft {
  sheet: RichText | null;
}

/** An empty sheet is stored as null. */
function toStore(_: string, { sheet }: Fields): Fields {
  return { sheet: (sheet as SheetDraft['sheet'])?.length ? sheet : null };
}

/** Autosave of the sheet of the person's own case. @param opened the server's state when the page was rendered */
export function createSheetAutosave(
  caseId: string,
  { sheet, revision }: SheetDraft & { revision: number },
  environment: Environment = browserEnvironment(),
  call?: Call,
): Autosave<SheetDraft> {
  const parts = {
    keys: { sheet: ['sheet'] },
    toStore,
    fits: async () => (await import('./sheet-limits.ts')).sheetFit,
  };
  const source = partSource('case', caseId, 'sheet', call);
  return createAutosave({ id: caseId, draft: { sheet }, revision, parts, source }, environment);
}
