import { atom, computed } from 'nanostores';
import type { OwnItem } from '#lib/contract/items.ts';
import type { CaseImage, EditedCase } from '#lib/kinds/case/body-schema.ts';
import { addFolder, changeFolder, insertImage } from '#lib/kinds/case/edits.ts';
import { createAttestation, filesOf } from '#lib/stores/attestation.ts';
import { createAutosave } from '#lib/stores/autosave.ts';
import { sentImages } from '#lib/stores/sent-images.ts';
import type { UploadTask } from '#lib/stores/upload-queue.ts';
import { createUploads } from '#lib/stores/uploads.ts';
import type { ImageGroup } from '../image-review/group.ts';
import type { DicomReading } from '../image-review/inspect-dicom.ts';

/** What is going on with files that were just given. */
export interface ImportState {
  reading: { done: number; count: number; stop: AbortController } | null;
  /** Not taken, and why. */
  skipped: { path: string; reason: string }[];
  /** Images waiting for the author's word. */
  review: GivenImages | null;
}

/** Images that were given together, none of which has left this browser. */
export interface GivenImages {
  groups: ImageGroup[];
  /** Of the DICOM files among them. */
  reading: DicomReading | null;
  /** The folder that photographs go to; they get one of their own when absent. */
  folderId: string | undefined;
}

/** Where an image stands among those added with it: they arrive in any order. */
interface Rank {
  batch: number;
  rank: number;
}

/** Images of a folder, to be sent: the last steps of every import. */
export type ImageTask = Omit<UploadTask, 'folderId' | 'onDone'> & {
  /** Tells the image from all others, the same when its file is added again. It stays in this browser. */
  source: string;
  /** The image's entry in the body, from what the server made of it. */
  entry?(image: { file: string; width: number; height: number; frame?: string | undefined }): CaseImage;
};

/** A case being edited: its draft, its uploads and what is announced. */
export function createCaseEditor(item: OwnItem & { body: EditedCase }) {
  const autosave = createAutosave<EditedCase>('case', item);
  const uploads = createUploads();
  const attestation = createAttestation('case', item._id, item.unattested);
  const $announcement = atom('');
  const $import = atom<ImportState>({ reading: null, skipped: [], review: null });
  /** Pictures of images that the server does not show yet, by file. */
  const $previews = atom<Readonly<Record<string, string>>>({});
  /** Images that the server shows: those of the case as it is saved. */
  const $savedFiles = computed(
    autosave.$saved,
    ({ body }) => new Set(body.folders.flatMap(({ images }) => images.map(({ file }) => file))),
  );
  const sent = sentImages(item._id);
  const ranks = new WeakMap<CaseImage, Rank>();
  let batches = 0;
  /** Keys of the uploads that are not over, by folder and source: what is added twice is sent once. */
  const underWay = new Map<string, number>();
  const wayOf = (folderId: string, source: string) => `${folderId} ${source}`;

  function edit(change: (body: EditedCase) => EditedCase): void {
    autosave.change((draft) => ({ ...draft, body: change(draft.body) }));
  }

  /** Behind those of its batch that come before it, or before the first that comes after it, or last. */
  function placeOf(images: readonly CaseImage[], { batch, rank }: Rank): number {
    const placed = images.map((image) => ranks.get(image));
    const before = placed.findLastIndex((other) => other?.batch === batch && other.rank < rank);
    if (before !== -1) return before + 1;
    const after = placed.findIndex((other) => other?.batch === batch);
    return after === -1 ? images.length : after;
  }

  function place(folderId: string, at: Rank, image: CaseImage): void {
    ranks.set(image, at);
    edit((body) => {
      const folder = body.folders.find(({ id }) => id === folderId);
      return folder ? insertImage(body, folderId, placeOf(folder.images, at), image) : body;
    });
  }

  const imagesIn = (folderId: string) =>
    autosave.$draft.get().body.folders.find(({ id }) => id === folderId)?.images ?? [];

  /** Makes a folder and returns its id. */
  function makeFolder(folder: Parameters<typeof addFolder>[1]): string {
    let made = '';
    edit((body) => {
      const { body: next, id } = addFolder(body, folder);
      made = id;
      return next;
    });
    return made;
  }

  return {
    id: item._id,
    autosave,
    uploads,
    attestation,
    $announcement,
    $import,
    $previews,
    $savedFiles,
    edit,
    announce: (text: string) => $announcement.set(text),
    makeFolder,
    /** The folder in which some of these images are already, or an empty one of that name; else a new one. */
    folderFor(tasks: readonly ImageTask[], folder: Parameters<typeof addFolder>[1]): string {
      const files = new Set(tasks.map(({ source }) => sent.fileOf(source)));
      const { folders } = autosave.$draft.get().body;
      const begun = folders.find(
        ({ id, images }) =>
          images.some(({ file }) => files.has(file)) ||
          tasks.some(({ source }) => underWay.has(wayOf(id, source))),
      );
      const empty = folders.find(({ name, images }) => images.length === 0 && name === folder.name);
      if (begun) return begun.id;
      if (!empty) return makeFolder(folder);
      edit((body) => changeFolder(body, empty.id, folder));
      return empty.id;
    },
    /**
     * Sends images into a folder, which their author has seen and attested; each appears in its place as soon as it
     * has arrived. Those that are there already, or on their way, are not sent again. Returns how many were.
     */
    send(folderId: string, tasks: readonly ImageTask[]): number {
      batches += 1;
      const batch = batches;
      const present = new Map(imagesIn(folderId).map((image) => [image.file, image]));
      const missing = tasks.flatMap((task, rank) => {
        const known = present.get(sent.fileOf(task.source) ?? '');
        if (known) {
          ranks.set(known, { batch, rank });
          attestation.add(filesOf(known.kind === 'frame' ? known : { file: known.file }));
        }
        return known ? [] : [{ task, rank }];
      });
      const begun = missing.map(({ task }) => underWay.get(wayOf(folderId, task.source)));
      const failed = begun.filter((key) => key !== undefined && uploads.hasFailed(key));
      uploads.retry(failed as number[]);
      const added = missing.filter((_, at) => begun[at] === undefined);
      const keys = uploads.add(
        added.map(({ task: { entry, source, ...task }, rank }) => ({
          ...task,
          folderId,
          onCancel: () => void underWay.delete(wayOf(folderId, source)),
          onDone(made, file) {
            underWay.delete(wayOf(folderId, source));
            sent.keep(source, made.file);
            attestation.add(filesOf(made));
            if (file.type.startsWith('image/') && !$previews.get()[made.file])
              $previews.set({ ...$previews.get(), [made.file]: URL.createObjectURL(file) });
            place(folderId, { batch, rank }, entry ? entry(made) : { kind: 'image', ...made });
          },
        })),
      );
      for (const [at, { task }] of added.entries()) underWay.set(wayOf(folderId, task.source), keys[at]!);
      return tasks.length - added.length - failed.length;
    },
  };
}

export type CaseEditor = ReturnType<typeof createCaseEditor>;
