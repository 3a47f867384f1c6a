import type { SheetFolder } from '#lib/cases/view-links.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

export interface KnownImage {
  /** SHA-256 of the stored bytes. */
  file: string;
  width: number;
  height: number;
  /** Height of a pixel divided by its width, where they are not square. */
  aspect?: number;
}

/** The images that a sheet may show: those of its case, its own, and those uploaded from this page. */
export class KnownImages {
  readonly #caseId: string;
  readonly #known = new Map<string, KnownImage>();
  readonly #previews = new Map<string, string>();

  constructor(caseId: string, folders: readonly SheetFolder[], sheet: RichText | null) {
    this.#caseId = caseId;
    for (const { images } of folders) for (const image of images) this.add(image);
    this.addAll(sheet ?? []);
  }

  add({ file, width, height, aspect }: KnownImage): void {
    // Text from the clipboard has no aspect ratio: keep that of the case's image.
    const known = aspect ?? this.#known.get(file)?.aspect;
    this.#known.set(file, { file, width, height, ...(known && { aspect: known }) });
  }

  /** Adds the images of a text that was written in this editor. */
  addAll(content: RichText): void {
    for (const block of content) if (block.type === 'image') this.add(block.image);
  }

  /** Adds an image that the server serves only after the sheet is saved: until then, the browser's copy is used. */
  addSent(image: KnownImage, bytes: Blob): void {
    this.add(image);
    if (!this.#previews.has(image.file)) this.#previews.set(image.file, URL.createObjectURL(bytes));
  }

  find(file: string | undefined): KnownImage | undefined {
    return file === undefined ? undefined : this.#known.get(file);
  }

  srcOf(file: string): string {
    return this.#previews.get(file) ?? imagePath(this.#caseId, file);
  }
}
