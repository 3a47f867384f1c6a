import { foreignFileMessages } from '#lib/images/foreign-files-texts.ts';
import { FOREIGN_BYTES, foreignType } from '#lib/images/foreign-type.ts';

/**
 * Says why a file that is not an accepted image is rejected, and what to do; `otherwise` if its bytes do not reveal its
 * type.
 */
export async function refusalOf(file: Blob, otherwise: string): Promise<string> {
  const type = foreignType(new Uint8Array(await file.slice(0, FOREIGN_BYTES).arrayBuffer()));
  return type ? foreignFileMessages[type] : otherwise;
}
