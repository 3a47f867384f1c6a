import type { CaseImage, EditedCase } from '#lib/cases/body-schema.ts';
import { insertImage } from '#lib/cases/edits.ts';

/** The rank of an image among those added with it: they arrive in any order. */
interface Rank {
  batch: number;
  rank: number;
}

/** Keeps images that arrive one by one in the order in which they were given together. */
export class ImageOrder {
  readonly #ranks = new WeakMap<CaseImage, Rank>();

  /** Records the rank of an existing image. */
  set(image: CaseImage, rank: Rank): void {
    this.#ranks.set(image, rank);
  }

  /** The body with an image put into a folder, unless the folder is gone. */
  insert(body: EditedCase, folderId: string, image: CaseImage): EditedCase {
    const folder = body.folders.find(({ id }) => id === folderId);
    return folder ? insertImage(body, folderId, this.#indexIn(folder.images, image), image) : body;
  }

  /** Insertion index: after the preceding images of the same batch, else before the first following one, else last. */
  #indexIn(images: readonly CaseImage[], image: CaseImage): number {
    const own = this.#ranks.get(image);
    const placed = images.map((each) => this.#ranks.get(each));
    const before = placed.findLastIndex(
      (other) => own && other?.batch === own.batch && other.rank < own.rank,
    );
    if (before !== -1) return before + 1;
    const after = placed.findIndex((other) => own && other?.batch === own.batch);
    return after === -1 ? images.length : after;
  }
}
