import { ARCHIVE_INDEX } from '#lib/archives/archive-format.ts';
import { imagesOf } from '#lib/archives/archived-images.ts';
import { ImageUnread, type ItemToImport } from '#lib/archives/browser/archive-import.ts';
import { archiveImportMessages as m } from '#lib/archives/import-texts.ts';
import {
  ArchiveRefusal,
  type ListedItem,
  readContent,
  readIndex,
  replaceFileKeys,
} from '#lib/archives/read-archive.ts';
import { refusalOf } from '#lib/dicom/refusal.ts';
import { type ArchiveEntry, isZip, openZip } from '#lib/dicom/unzip.ts';

/** Largest size, in bytes, of an archive's index or of an item's text, and of an image. */
const TEXT_MAX = 64 * 2 ** 20;
const IMAGE_MAX = 512 * 2 ** 20;

/** The items of an archive; each is read only when it is imported. */
export interface OpenedArchive {
  items: ListedItem[];
  /** @throws ArchiveRefusal, Refusal */
  read(item: ListedItem): Promise<ItemToImport>;
}

/** Message that says why an archive, or an item of it, could not be read. */
export function faultText(error: unknown): string {
  if (error instanceof ArchiveRefusal) return m.faults[error.reason];
  const reason = refusalOf(error);
  if (reason === 'too_large' || reason === 'encrypted') return m.faults[reason];
  return reason === 'damaged' || reason === 'truncated' ? m.faults.damaged : m.faults.unreadable;
}

async function textOf(entry: ArchiveEntry): Promise<string> {
  return (await entry.open(TEXT_MAX)).text();
}

/** Opens an archive that was exported, without unpacking it. @throws ArchiveRefusal, Refusal */
export async function openArchive(file: Blob): Promise<OpenedArchive> {
  if (!(await isZip(file))) throw new ArchiveRefusal('not_archive');
  const entries = new Map((await openZip(file)).map((entry) => [entry.path, entry]));
  const index = entries.get(ARCHIVE_INDEX);
  if (!index) throw new ArchiveRefusal('not_archive');
  const items = readIndex(await textOf(index));
  return {
    items,
    async read({ kind, content: path }) {
      const entry = entries.get(path);
      if (!entry) throw new ArchiveRefusal('content_missing');
      const content = readContent(await textOf(entry));
      if (content.kind !== kind) throw new ArchiveRefusal('damaged');
      const { title, tags, body } = content;
      const images = imagesOf(content).map(({ key, path: place, frame }) => ({
        key,
        open: () => openImage(place === undefined ? undefined : entries.get(place)),
        ...(frame && { frame }),
      }));
      return {
        kind,
        title,
        tags,
        body,
        images,
        renamed: (own, keys) => replaceFileKeys(own as typeof body, keys),
      };
    },
  };
}

async function openImage(entry: ArchiveEntry | undefined): Promise<Blob> {
  if (!entry) throw new ImageUnread(m.imageMissing);
  try {
    return await entry.open(IMAGE_MAX);
  } catch {
    throw new ImageUnread(m.imageDamaged);
  }
}
