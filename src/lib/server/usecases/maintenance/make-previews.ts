import { PREVIEW } from '#lib/domain/image-paths.ts';
import type { CaseImages } from '#lib/kinds/case/body-schema.ts';
import type { Context } from '../../context.ts';
import { imageLists } from '../../db/images/image-lists.ts';
import { findVariants } from '../../db/images/item-images.ts';
import { eachFile } from '../../files/each-file.ts';
import { makeThumbnail } from '../images/make-thumbnail.ts';

export interface PreviewsMade {
  /** Frames that cases use. */
  frames: number;
  made: number;
  /** Images whose previews could not be made: their bytes are damaged or gone. */
  failed: string[];
}

/** Files of the frames' pictures in a list of images. */
function picturesOf(json: string): string[] {
  const { folders } = JSON.parse(json) as Pick<CaseImages, 'folders'>;
  return folders.flatMap(({ images }) =>
    images.filter(({ kind }) => kind === 'frame').map(({ file }) => file),
  );
}

/** Makes the lossy previews of the frames that were stored before there were any; done again, it does what is missing. */
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
