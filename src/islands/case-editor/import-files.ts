import { UPLOAD_MAX } from '#lib/contract/uploads.ts';
import { type DroppedFile, readDropped, readPicked } from '#lib/dicom/dropped-files.ts';
import { CASE_MAX } from '#lib/domain/case-max.ts';
import { SNIFFED_BYTES, sniffImage } from '#lib/domain/image-type.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { dicomRefusal } from '#lib/messages/dicom.ts';
import { notify } from '#lib/stores/notices.ts';
import type { CaseEditor, ImageTask } from './editor.ts';
import { inspectDicom } from './inspect-dicom.ts';

/** Files given by hand: from the clipboard of a drag, or from the browser's chooser. */
export type GivenFiles = { dropped: Iterable<DataTransferItem> } | { picked: Iterable<File> };

interface Sorted {
  images: { path: string; file: File }[];
  others: DroppedFile[];
}

async function sort(files: readonly DroppedFile[]): Promise<Sorted> {
  const sorted: Sorted = { images: [], others: [] };
  for (const { path, blob } of files) {
    const head = new Uint8Array(await blob.slice(0, SNIFFED_BYTES).arrayBuffer());
    const type = sniffImage(head);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const modified = blob instanceof File ? blob.lastModified : 0;
    const file = () => new File([blob], name, { type: `image/${type}`, lastModified: modified });
    if (type) sorted.images.push({ path, file: file() });
    else sorted.others.push({ path, blob });
  }
  return sorted;
}

function taskOf({ path, file }: Sorted['images'][number]): ImageTask {
  const source = `${path}|${file.size}|${file.lastModified}`;
  return { source, name: path, bytes: file.size, make: 'image', open: async () => file };
}

/** Images that are there already are not added again: their author is told. */
export function tellKnown(count: number): void {
  if (count > 0) notify('success', m.alreadyThere(count));
}

/** Each directory becomes a folder; its name may be somebody's, so it is not taken over. */
function sendImages(editor: CaseEditor, images: Sorted['images'], folderId: string | undefined): void {
  const groups = Map.groupBy(images, ({ path }) =>
    folderId ? '' : path.slice(0, Math.max(0, path.lastIndexOf('/'))),
  );
  for (const group of groups.values()) {
    const { folders } = editor.autosave.$draft.get().body;
    const name = folders.length === 0 ? m.defaultFolder : m.numberedFolder(folders.length + 1);
    const tasks = group.map(taskOf);
    tellKnown(editor.send(folderId ?? editor.folderFor(tasks, { name }), tasks));
  }
}

/**
 * Takes files in: ordinary images are sent at once, DICOM files are read here and shown to the author first.
 * What is neither is listed with the reason.
 */
export async function takeFiles(editor: CaseEditor, given: GivenFiles, folderId?: string): Promise<void> {
  const { $import } = editor;
  if ($import.get().reading) return;
  const stop = new AbortController();
  const progress = (done: number, count: number) =>
    $import.set({ ...$import.get(), reading: { done, count, stop } });
  progress(0, 0);
  $import.set({ ...$import.get(), skipped: [] });
  try {
    const found = await ('dropped' in given ? readDropped(given.dropped) : readPicked(given.picked));
    const files = found.filter(({ blob }) => blob.size > 0);
    const empty = found
      .filter(({ blob }) => blob.size === 0)
      .map(({ path }) => ({ path, reason: m.emptyFile }));
    const { images, others } = await sort(files);
    const sent = images.filter(({ file }) => file.size <= UPLOAD_MAX).slice(0, CASE_MAX.images);
    const left = images.filter((image) => !sent.includes(image));
    sendImages(editor, sent, folderId);
    const skipped = left.map(({ path, file }) => ({
      path,
      reason: file.size > UPLOAD_MAX ? m.tooLarge : m.tooManyImages,
    }));
    const read = await inspectDicom(others, (done) => progress(done, others.length), stop.signal);
    if (stop.signal.aborted) {
      $import.set({ reading: null, skipped: [], review: null });
      return;
    }
    const refused = read.refused.map(({ path, code }) => ({
      path,
      reason: code === 'not_dicom' ? m.notImage : dicomRefusal(code),
    }));
    const nothing = found.length === 0 ? [{ path: '', reason: m.nothingFound }] : [];
    const review = read.series.length > 0 ? read : null;
    if (!review) read.importer.close();
    $import.set({ reading: null, skipped: [...skipped, ...empty, ...refused, ...nothing], review });
  } catch {
    // An archive that is damaged, a folder that went away: nothing was taken yet.
    $import.set({ reading: null, skipped: [{ path: '', reason: m.readFailure }], review: null });
  }
}
