import { casePaths } from '#lib/cases/paths.ts';
import type { ViewerAnswer } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';
import { imagePath, LIGHT_COPY, PREVIEW, tilesPath } from '#lib/images/image-paths.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { attemptCall } from '#lib/questions/paths.ts';
import type { Contents } from './contents.ts';
import { imagesOf } from './read-page.ts';

/** Bytes per pixel of a frame. */
const PIXEL = 2;

/** The images and frames of a folder, and the bytes that uncompressed frames take on the device in addition. */
function folderFiles(
  caseId: string,
  stack: ViewerStack,
  pixels: number,
): { files: [string, number][]; more: number } {
  const files: [string, number][] = [];
  let more = 0;
  stack.files.forEach((file, at) => {
    const frame = stack.frames[at];
    files.push([imagePath(caseId, file, frame ? PREVIEW : undefined), stack.bytes[at] ?? 0]);
    if (frame) {
      files.push([imagePath(caseId, frame, 'frame.bin'), stack.frameBytes[at] ?? 0]);
      more += pixels * PIXEL - (stack.frameBytes[at] ?? 0);
    }
    const light = stack.lights[at];
    if (light) files.push([imagePath(caseId, file, LIGHT_COPY), light.bytes]);
  });
  return { files, more };
}

function caseFiles(id: string, { shown, stacks }: ViewerAnswer): Pick<Contents, 'files' | 'more'> {
  const parts = stacks.map((stack, at) => {
    const { width = 0, height = 0 } = shown.folders[at] ?? {};
    return folderFiles(id, stack, width * height);
  });
  const files = new Map(parts.flatMap((part) => part.files));
  for (const folder of shown.folders) files.set(tilesPath(id, folder.id), 0);
  return { files, more: parts.reduce((all, { more }) => all + more, 0) };
}

export const readAhead = (id: string) =>
  call('GET /[kind]/[id]/viewer', { params: { kind: 'case', id }, query: { titre: '1', avance: '1' } });

/** How far the person is with the questions of a case; null of one that asks none. */
async function readAttempt(id: string): Promise<AttemptState | null> {
  try {
    return await call('GET /[kind]/[id]/questions', { params: { kind: 'case', id } });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return null;
    throw error;
  }
}

/** A case: its viewer in any state, its sheet, and of its questions what the person may see of them now. */
export async function contentsOfCase(id: string): Promise<Contents> {
  const read = await readAhead(id);
  const attempt = read.shown.questions > 0 ? await readAttempt(id) : null;
  const asked = attempt ? [attemptCall(id)] : [];
  const api = `/api/cases/${id}`;
  return {
    kind: 'case',
    id,
    path: casePaths.item(id),
    title: read.shown.title ?? '',
    images: read.shown.folders.reduce((all, { count }) => all + count, 0),
    cases: { [id]: read.shown.facts.updatedAt },
    questions: attempt && !attempt.isFinished ? read.shown.questions : 0,
    ...(read.shown.awaitsImages && { awaitsImages: true as const }),
    ...caseFiles(id, read),
    pages: [casePaths.item(id), casePaths.sheet(id)],
    calls: new Map([
      [`${api}/viewer`, `${api}/viewer?avance=1`],
      [`${api}/viewer?titre=1`, `${api}/viewer?titre=1&avance=1`],
      [`${api}/answer`, `${api}/answer`],
      ...asked.map((address) => [address, address] as const),
    ]),
  };
}

/** Contents of a sheet alone: its page, with the images. */
export async function contentsOfSheet(id: string): Promise<Contents> {
  const [{ shown }, files] = await Promise.all([readAhead(id), imagesOf(casePaths.sheet(id))]);
  return {
    kind: 'sheet',
    id,
    path: casePaths.sheet(id),
    title: shown.title ?? '',
    images: 0,
    cases: { [id]: shown.facts.updatedAt },
    files,
    more: 0,
    pages: [casePaths.sheet(id)],
    calls: new Map(),
  };
}
