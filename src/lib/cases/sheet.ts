import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { CaseBody, CaseFolder } from './body-schema.ts';
import { coverIndex } from './cover.ts';
import { imageAspect } from './image-aspect.ts';
import type { ShownPart } from './shown-folders.ts';
import { shownRange } from './shown-range.ts';
import { readableText, type SheetFolder } from './view-links.ts';

/** The folders shown by the viewer, in its order: those with images. */
export function sheetFolders(folders: readonly CaseFolder[], early: readonly string[] = []): SheetFolder[] {
  return folders
    .filter(({ images }) => images.length > 0)
    .map((folder) => ({
      id: folder.id,
      name: folder.name,
      main: coverIndex(folder),
      ...(early.includes(folder.id) && { isEarly: true as const }),
      images: folder.images.map((image) => {
        const { file, width, height } = image;
        const aspect = imageAspect(folder, image);
        return { file, width, height, ...(aspect && { aspect }) };
      }),
    }));
}

/** A case's sheet for reading, with its links to images turned into addresses. */
export function readableSheet(
  caseId: string,
  {
    sheet,
    folders,
    early = [],
    ...presented
  }: Pick<CaseBody, 'sheet' | 'folders' | 'findings' | 'presentation'> & ShownPart,
): RichText | null {
  if (!sheet) return null;
  const shown = sheetFolders(folders, early).map((folder) => ({
    ...folder,
    range: shownRange(folder, presented),
  }));
  return readableText(caseId, shown, sheet);
}
