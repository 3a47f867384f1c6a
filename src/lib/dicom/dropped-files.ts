import { type RefusalCode, refusalOf } from './refusal.ts';
import { type Allowance, isZip, newAllowance, unzip } from './unzip.ts';

/** A file to import, and its path inside the dropped folders. */
export interface DroppedFile {
  path: string;
  blob: Blob;
  /** The reason why an archive could not be opened. */
  closed?: RefusalCode;
}

/** Sorts files of a folder by path, numbers by value. */
const byPath = new Intl.Collator('fr', { numeric: true });

/** System files left in folders by computers, which contain no images. */
const LEFTOVERS = /(^|\/)(\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i;

/** All dropped files: folders are searched, archives opened. */
export async function readDropped(entries: readonly FileSystemEntry[]): Promise<DroppedFile[]> {
  const files = (await Promise.all(entries.map((entry) => readEntry(entry, '')))).flat();
  return openArchives(files);
}

/**
 * Opens archives, nested ones included, leaves out system files, and sorts. An archive that cannot be
 * opened is listed with the reason.
 */
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
  // A directory reader returns up to a hundred entries at a time, and none at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return found;
    for (const child of batch) found.push(...(await readEntry(child, `${path}/`)));
  }
}

/** Maximum nesting of archives: an export of exams that were zipped one by one has two levels. */
const LEVELS_MAX = 3;

/** Opens archives, nested ones included, leaves out system files, and sorts. Unopened archives have a reason. */
export async function openArchives(files: readonly DroppedFile[]): Promise<DroppedFile[]> {
  const opened: DroppedFile[] = [];
  for (const file of files) opened.push(...(await openFile(file, 0, newAllowance())));
  return opened.filter(({ path }) => !LEFTOVERS.test(path)).sort((a, b) => byPath.compare(a.path, b.path));
}

async function openFile(file: DroppedFile, level: number, allowance: Allowance): Promise<DroppedFile[]> {
  if (file.closed || LEFTOVERS.test(file.path) || !(await isZip(file.blob))) return [file];
  if (level === LEVELS_MAX) return [{ ...file, closed: 'too_deep' }];
  try {
    const inner = await unzip(file.blob, allowance);
    const opened: DroppedFile[] = [];
    for (const { path, blob } of inner)
      opened.push(...(await openFile({ path: `${file.path}/${path}`, blob }, level + 1, allowance)));
    return opened;
  } catch (error) {
    return [{ ...file, closed: refusalOf(error) }];
  }
}
