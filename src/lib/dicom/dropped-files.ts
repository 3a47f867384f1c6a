import { type RefusalCode, refusalOf } from './refusal.ts';
import { isZip, unzip } from './unzip.ts';

/** A file to import, and its path inside what was dropped. */
export interface DroppedFile {
  path: string;
  blob: Blob;
  /** Why an archive could not be opened. */
  closed?: RefusalCode;
}

/** Files of a folder are handed out in this order: by path, numbers by value. */
const byPath = new Intl.Collator('fr', { numeric: true });

/** Files that every computer leaves in folders, and indexes that hold no image. */
const LEFTOVERS = /(^|\/)(\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i;

/** All files of what was dropped: folders are walked, archives opened. */
export async function readDropped(entries: readonly FileSystemEntry[]): Promise<DroppedFile[]> {
  const files = (await Promise.all(entries.map((entry) => readEntry(entry, '')))).flat();
  return openArchives(files);
}

/** Files chosen with a picker, archives opened. */
export function readPicked(files: Iterable<File>): Promise<DroppedFile[]> {
  return openArchives([...files].map((blob) => ({ path: blob.webkitRelativePath || blob.name, blob })));
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<DroppedFile[]> {
  const path = `${folder}${entry.name}`;
  if (entry.isFile) {
    const blob = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path, blob }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: DroppedFile[] = [];
  // A reader gives a hundred entries at a time, and none when it is through.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return found;
    for (const child of batch) found.push(...(await readEntry(child, `${path}/`)));
  }
}

/** Opens archives (one level), leaves out what is no one's image, and sorts. One that cannot be opened says why. */
export async function openArchives(files: readonly DroppedFile[]): Promise<DroppedFile[]> {
  const opened: DroppedFile[] = [];
  for (const file of files) {
    if (await isZip(file.blob)) opened.push(...(await openArchive(file)));
    else opened.push(file);
  }
  return opened.filter(({ path }) => !LEFTOVERS.test(path)).sort((a, b) => byPath.compare(a.path, b.path));
}

async function openArchive(file: DroppedFile): Promise<DroppedFile[]> {
  try {
    return (await unzip(file.blob)).map((inner) => ({ ...inner, path: `${file.path}/${inner.path}` }));
  } catch (error) {
    return [{ ...file, closed: refusalOf(error) }];
  }
}
