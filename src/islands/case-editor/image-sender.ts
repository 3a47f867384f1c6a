import { atom } from 'nanostores';
import type { CaseFolder, CaseImage, EditedCase } from '#lib/cases/body-schema.ts';
import { type addFolder, changeFolder } from '#lib/cases/edits.ts';
import { CASE_MAX } from '#lib/cases/limits.ts';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { sentImages } from '#lib/images/browser/sent-images.ts';
import type { UploadTask } from '#lib/images/browser/upload-queue.ts';
import type { Uploads } from '#lib/images/browser/uploads.ts';
import { filesOfImage } from '#lib/images/files-of-image.ts';
import { missingImages } from '#lib/images/missing-images-store.ts';
import { ImageOrder } from './image-order.ts';

/** Upload task of an image, before its folder is known: the last step of every import. */
export type ImageTask = Omit<UploadTask, 'folderId' | 'onDone'> & {
  /** Identifies the image, also when its file is added again. It stays in this browser. */
  source: string;
  /** Makes the image's entry in the body from the server's answer. */
  entry?(image: { file: string; width: number; height: number; frame?: string | undefined }): CaseImage;
};

export type BodyEdit = (body: EditedCase) => EditedCase;
export type FolderFields = Parameters<typeof addFolder>[1];

/** The case that images are sent into. */
interface SenderCase {
  id: string;
  folders(): readonly CaseFolder[];
  /** Applies an edit of the author, with an undo step. */
  edit(update: BodyEdit): void;
  /** Adds an image that has arrived, without an undo step. */
  place(update: BodyEdit): void;
  makeFolder(folder: FolderFields): string;
  uploads: Uploads;
  attestation: Attestation;
}

const uploadKey = (folderId: string, source: string) => `${folderId} ${source}`;

/** Sends images into folders of a case; those that are there already, or on their way, are not sent again. */
export class ImageSender {
  /** Pictures of images that the server does not show yet, by file. */
  readonly $previews = atom<Readonly<Record<string, string>>>({});
  readonly #case: SenderCase;
  /** Images whose upload an earlier visit did not finish. */
  readonly missing;
  readonly #sent;
  readonly #order = new ImageOrder();
  /** Keys of unfinished uploads, by folder and source: an image that is added twice is sent once. */
  readonly #underWay = new Map<string, number>();
  #batches = 0;

  constructor(into: SenderCase) {
    this.#case = into;
    this.#sent = sentImages(into.id);
    this.missing = missingImages(into.id);
  }

  /** The stored image made from a source, if this browser has sent it. */
  fileOf(source: string): string | undefined {
    return this.#sent.fileOf(source);
  }

  /** Id of the folder that has some of these images, else of an empty one with the same name, else of a new one. */
  folderFor(tasks: readonly ImageTask[], folder: FolderFields): string {
    const files = new Set(tasks.map(({ source }) => this.#sent.fileOf(source)));
    const folders = this.#case.folders();
    const hasRoom = ({ images }: CaseFolder) => {
      const there = new Set(images.map(({ file }) => file));
      const added = tasks.filter(({ source }) => !there.has(this.#sent.fileOf(source) ?? ''));
      return images.length + added.length <= CASE_MAX.images;
    };
    const begun = folders.find(
      (folder) =>
        (folder.images.some(({ file }) => files.has(file)) ||
          tasks.some(({ source }) => this.#underWay.has(uploadKey(folder.id, source)))) &&
        hasRoom(folder),
    );
    const empty = folders.find(({ name, images }) => images.length === 0 && name === folder.name);
    if (begun) return begun.id;
    if (!empty) return this.#case.makeFolder(folder);
    this.#case.edit((body) => changeFolder(body, empty.id, folder));
    return empty.id;
  }

  /**
   * Sends images that their author has seen and attested into a folder; each appears in its place as soon as it has
   * arrived. Images already there or on their way are not sent again: their number is returned.
   */
  send(folderId: string, tasks: readonly ImageTask[]): number {
    const { uploads } = this.#case;
    this.#batches += 1;
    const batch = this.#batches;
    const missing = this.#missing(folderId, tasks, batch);
    const begun = missing.map(({ task }) => this.#underWay.get(uploadKey(folderId, task.source)));
    const failed = begun.filter((key) => key !== undefined && uploads.hasFailed(key));
    uploads.retry(failed as number[]);
    const added = missing.filter((_, at) => begun[at] === undefined);
    this.missing.begin(added.map(({ task }) => task.source));
    const keys = uploads.add(added.map(({ task, rank }) => this.#upload(folderId, task, { batch, rank })));
    for (const [at, { task }] of added.entries())
      this.#underWay.set(uploadKey(folderId, task.source), keys[at]!);
    return tasks.length - added.length - failed.length;
  }

  /** Images that the folder does not have; for the others it records their rank, and attests them. */
  #missing(folderId: string, tasks: readonly ImageTask[], batch: number) {
    const images = this.#case.folders().find(({ id }) => id === folderId)?.images ?? [];
    const present = new Map(images.map((image) => [image.file, image]));
    return tasks.flatMap((task, rank) => {
      const known = present.get(this.#sent.fileOf(task.source) ?? '');
      if (!known) return [{ task, rank }];
      this.#order.set(known, { batch, rank });
      this.missing.end(task.source);
      this.#case.attestation.add(filesOfImage(known));
      return [];
    });
  }

  #upload(
    folderId: string,
    { entry, source, ...task }: ImageTask,
    rank: { batch: number; rank: number },
  ): UploadTask {
    const over = () => {
      this.#underWay.delete(uploadKey(folderId, source));
      this.missing.end(source);
    };
    return {
      ...task,
      folderId,
      onCancel: over,
      onDone: (made, file) => {
        over();
        this.#sent.keep(source, made.file);
        this.#case.attestation.add(filesOfImage(made));
        this.#preview(made.file, file);
        const image: CaseImage = entry ? entry(made) : { kind: 'image', ...made };
        this.#order.set(image, rank);
        this.#case.place((body) => this.#order.insert(body, folderId, image));
      },
    };
  }

  #preview(key: string, file: Blob): void {
    const previews = this.$previews.get();
    if (file.type.startsWith('image/') && !previews[key])
      this.$previews.set({ ...previews, [key]: URL.createObjectURL(file) });
  }
}
