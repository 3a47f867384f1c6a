import { z } from 'zod';
import { anchorViews, type SheetFolder, withViewLinks } from '#lib/domain/case-view.ts';
import type { RichText } from '#lib/domain/rich-text.ts';
import type { CaseBody, CaseFolder } from './bodies/case.ts';
import { boundedJson, RICH_TEXT_DEPTH } from './bodies/fields.ts';
import { richText } from './rich-text.ts';

/** Bytes of a sheet's change: a long chapter with its tables fits. */
export const SHEET_CHANGE_MAX = 512 * 1024;

/** A sheet in place of the one before, or none. Nothing else of the case is touched. */
export const sheetChange = z.strictObject({
  sheet: boundedJson(RICH_TEXT_DEPTH, 40_000).pipe(richText.nullable()),
  /** The revision that was read: another one in the meantime refuses the change. */
  revision: z.int(),
});
export type SheetChange = z.infer<typeof sheetChange>;

export const sheetSaved = z.object({
  revision: z.number().int(),
  /** ISO 8601. */
  updatedAt: z.string(),
});
export type SheetSaved = z.infer<typeof sheetSaved>;

/** The sheet as its editor reads it again. */
export const sheetAnswer = sheetSaved.extend({ sheet: richText.nullable() });
export type SheetAnswer = z.infer<typeof sheetAnswer>;

/** The folders that the viewer shows, in its order: those with images. */
export function sheetFolders(folders: readonly CaseFolder[]): SheetFolder[] {
  return folders
    .filter(({ images }) => images.length > 0)
    .map(({ id, name, images, mainImage = 0 }) => ({
      ...{ id, name, main: mainImage },
      images: images.map(({ file, width, height }) => ({ file, width, height })),
    }));
}

/** A case's sheet as its editor opens it: every link to an image names the image itself. */
export function editableSheet({ sheet, folders }: CaseBody): RichText | null {
  return sheet && anchorViews(sheet, folders);
}

/** A case's sheet for reading, its links to images being addresses. */
export function readableSheet(caseId: string, { sheet, folders }: CaseBody): RichText | null {
  return sheet && withViewLinks(caseId, sheetFolders(folders), sheet);
}
