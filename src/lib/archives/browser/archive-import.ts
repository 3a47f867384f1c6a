import { callWhenFree, sendFile } from '#lib/images/browser/send-file.ts';
import { missingImages } from '#lib/images/missing-images-store.ts';
import type { FrameDetails, UploadedImage } from '#lib/images/upload-schemas.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { withoutFiles } from '#lib/items/kinds/body-rules.ts';
import { keysOfPart, partNames } from '#lib/items/kinds/parts.ts';
import { REVIEW_PART } from '#lib/items/kinds/review-part.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed, failureText } from '#lib/platform/browser/client.ts';
import { archiveImportMessages as m } from '../import-texts.ts';

/** An image to send; its file is opened only just before. */
export interface ImageToImport {
  key: string;
  /** @throws an error whose message is shown to the person */
  open(): Promise<Blob>;
  frame?: { key: string; shown: FrameDetails };
}

/** An item to create again, and its images. */
export interface ItemToImport {
  kind: ItemKind;
  title: string;
  tags: string[];
  body: Record<string, unknown>;
  images: ImageToImport[];
  /** The body with its file keys replaced by those that the server assigned. */
  renamed(body: object, keys: ReadonlyMap<string, string>): Record<string, unknown>;
}

/** The outcome for an item: created, perhaps without some images, or not at all. */
export interface ImportOutcome {
  id: string | undefined;
  missing: number;
  /** Reason for a failed or partial import. */
  reason: string;
}

/** An image that is missing or damaged in the archive; the error's message is shown to the person. */
export class ImageUnread extends Error {}

/** Number of simultaneous uploads. */
const AT_ONCE = 3;

const isOverQuota = (error: unknown) =>
  error instanceof CallFailed && (error.code === 'quota_full' || error.code === 'quota_lately');

/**
 * Imports items of an archive, one after the other. An image shared by several items is sent once; images that have
 * arrived are remembered, so that a further attempt sends only the others.
 */
export class ArchiveImport {
  /** The server's keys of the images that have arrived, by their keys in the archive. */
  readonly #keys = new Map<string, string>();
  /** The items created so far, with their revisions. */
  readonly #made = new Map<ItemToImport, { id: string; revision: number }>();

  /**
   * @param onProgress called with the number of the item's images that have arrived
   * @throws the signal's reason: an aborted import leaves no incomplete item behind
   */
  async run(
    item: ItemToImport,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<ImportOutcome> {
    const reasons = await this.#send(item.images, onProgress, signal);
    signal.throwIfAborted();
    const missing = item.images.filter(({ key }) => !this.#keys.has(key));
    try {
      const id = await this.#write(item);
      this.#trace(id, item.images);
      return { id, missing: missing.length, reason: reasons[0] ?? '' };
    } catch (error) {
      const id = this.#made.get(item)?.id;
      return { id, missing: missing.length, reason: failureText(error, m.failure) };
    }
  }

  /** Sends the missing images. Resolves to the reasons for which some could not be sent. */
  async #send(
    images: readonly ImageToImport[],
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<string[]> {
    const waiting = images.filter(({ key }) => !this.#keys.has(key));
    const reasons: string[] = [];
    let sent = images.length - waiting.length;
    onProgress(sent);
    const work = async () => {
      for (let image = waiting.shift(); image; image = waiting.shift()) {
        try {
          await this.#sendOne(image, signal);
          sent += 1;
          onProgress(sent);
        } catch (error) {
          if (signal.aborted) return;
          reasons.push(error instanceof ImageUnread ? error.message : failureText(error, m.imageFailure));
          // The quota would refuse the following images, too.
          if (isOverQuota(error)) waiting.length = 0;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return reasons;
  }

  async #sendOne({ key, frame, open }: ImageToImport, signal: AbortSignal): Promise<void> {
    const upload = await sendFile(await open(), { signal, onProgress: () => {} });
    const given = { params: { upload }, signal };
    const image: UploadedImage = frame
      ? await callWhenFree('POST /uploads/[upload]/frame', { ...given, body: frame.shown })
      : await callWhenFree('POST /uploads/[upload]/image', given);
    if (frame && image.frame === undefined) throw new CallFailed(422);
    this.#keys.set(key, image.file);
    if (frame && image.frame !== undefined) this.#keys.set(frame.key, image.frame);
  }

  /** Creates the item with the images that have arrived; deletes it if the server refuses it. @throws CallFailed */
  async #write(item: ItemToImport): Promise<string> {
    const { kind, title, tags } = item;
    const files = item.images.flatMap(({ key, frame }) => (frame ? [key, frame.key] : [key]));
    const hidden = new Set(files.filter((key) => !this.#keys.has(key)));
    const body = item.renamed(withoutFiles(kind, item.body as never, hidden), this.#keys);
    const known = this.#made.get(item);
    const made = known ?? {
      id: (
        await call('POST /[kind]', { params: { kind }, body: { title: title.trim() || m.untitled, tags } })
      )._id,
      revision: 1,
    };
    try {
      for (const part of partNames(kind)) {
        const keys = part === REVIEW_PART ? [] : keysOfPart(kind, part, body);
        if (keys.length === 0) continue;
        const params = { kind, id: made.id, part };
        const fields = Object.fromEntries(keys.map((key) => [key, body[key]]));
        const { revision } = await call('PUT /[kind]/[id]/parts/[part]', {
          params,
          body: fields as never,
          revision: made.revision,
        });
        made.revision = revision;
      }
    } catch (error) {
      if (!known) await call('DELETE /[kind]/[id]', { params: { kind, id: made.id } }).catch(() => undefined);
      throw error;
    }
    this.#made.set(item, made);
    return made.id;
  }

  /** Missing images are listed in the item's editor, like those of any interrupted upload. */
  #trace(id: string, images: readonly ImageToImport[]): void {
    const missing = missingImages(id);
    const keys = images.map(({ key }) => key);
    missing.begin(keys.filter((key) => !this.#keys.has(key)));
    for (const key of keys) if (this.#keys.has(key)) missing.end(key);
  }
}
