import { sha256Of } from '#lib/platform/browser/hash-blob.ts';
import type { ReviewedGroup } from '../image-review/group.ts';
import { photographsOf } from '../image-review/use-photograph-review.tsx';
import { frameNumber } from './animation.ts';
import type { CaseEditor } from './editor.ts';
import type { ImageTask } from './image-sender.ts';

/**
 * Sends photographs that their author has reviewed into a given folder or a new one, with masked zones painted black
 * before they leave. Resolves to how many were already there.
 */
export async function sendPhotographs(
  editor: CaseEditor,
  reviewed: ReviewedGroup,
  folderId: string | undefined,
): Promise<number> {
  const tasks: ImageTask[] = [];
  const folders = editor.autosave.$draft.get().folders;
  // What a series' folder says about its images does not hold for a photograph.
  const isApart = folders.some(({ id, series }) => id === folderId && series !== undefined);
  const apart = isApart && ({ apart: true } as const);
  for (const { file, masks, open } of photographsOf(reviewed)) {
    const hidden = JSON.stringify(masks);
    const source = `${await sha256Of(file)}${frameNumber(file) ?? ''}${hidden}`;
    tasks.push({
      source,
      name: file.name,
      bytes: file.size,
      open,
      entry: (made) => ({ kind: 'image', file: made.file, width: made.width, height: made.height, ...apart }),
    });
  }
  return editor.send(folderId ?? editor.folderFor(tasks, { name: reviewed.name }), tasks);
}
