import type { CaseImages } from '#lib/cases/body-schema.ts';
import { PREVIEW } from '#lib/images/image-paths.ts';
import { imageLists } from '#lib/images/server/image-lists-queries.ts';
import { findVariants } from '#lib/images/server/item-images-queries.ts';
import { makeThumbnail } from '#lib/images/server/make-thumbnail.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { eachFile } from '#lib/platform/server/files/each-file.ts';

export interface PreviewsMade {
  /** Number of frames used by cases. */
  frames: number;
  made: number;
  /** Images whose previews could not be made, since their bytes are damaged or missing. */
  failed: string[];
}

/** Files of the frames' pictures in the JSON of an images part. */
function picturesOf(json: string): string[] {
  const { folders } = JSON.parse(json) as Pick<CaseImages, 'folders'>;
  return folders.flatMap(({ images }) =>
    images.filter(({ kind }) => kind === 'frame').map(({ file }) => file),
  );
}

/** Makes the missing lossy previews of frames stored before previews existed. */
export async function makePreviews(
  context: Pick<Context, 'db' | 'files' | 'ingest'>,
  onProgress: (made: number) => void,
): Promise<PreviewsMade> {
  const pictures = new Set<string>();
  for await (const json of imageLists(context.db)) for (const file of picturesOf(json)) pictures.add(file);
  const previews = await findVariants(context.db, [...pictures], PREVIEW);
  const missing = [...pictures].filter((file) => !previews.has(file));
  const result: PreviewsMade = { frames: pictures.size, made: 0, failed: [] };
  await eachFile(missing, async (file) => {
    if (await makeThumbnail(context, file, PREVIEW)) onProgress(++result.made);
    else result.failed.push(file);
  });
  return result;
}
