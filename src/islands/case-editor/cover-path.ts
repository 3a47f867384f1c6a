import type { EditedCase } from '#lib/cases/body-schema.ts';
import { caseMain } from '#lib/cases/edits.ts';
import { imagePath } from '#lib/images/image-paths.ts';

/** Path of the image that lists will show of a case as it is written; null while it has none. */
export function coverPath(id: string, body: EditedCase): string | null {
  const main = caseMain(body);
  const folder = body.folders.find((each) => each.id === main?.folderId);
  const file = folder?.images[main?.imageIndex ?? 0]?.file;
  return file === undefined ? null : imagePath(id, file);
}
