import { atom, computed } from 'nanostores';
import { browserEnvironment } from '#lib/autosave/browser/environment.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import { EMPTY_CREDIT } from '#lib/cases/credit.ts';
import { caseKind } from '#lib/cases/definition.ts';
import { addFolder } from '#lib/cases/edits.ts';
import { createAttestation } from '#lib/images/attestation-store.ts';
import { createUploads } from '#lib/images/browser/uploads.ts';
import { createItemAutosave, type ItemDraft } from '#lib/items/item-autosave-store.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import { createBeside } from './beside.ts';
import { type BodyEdit, type FolderFields, ImageSender, type ImageTask } from './image-sender.ts';
import { createIntake } from './intake.ts';

/** Loaded with the first save. */
const fits = async () => (await import('./text-limits.ts')).caseFit;

/** Autosave settings of a case. */
const EDITED = {
  name: 'case',
  parts: caseKind.parts,
  fits,
  /** Values of these parts after their first edit is undone: empty, never absent. */
  absent: { credit: EMPTY_CREDIT, findings: [], questions: null },
} as const;

/** Turns an edit of the body into an edit of the draft, which also has the item's title and tags. */
function ofDraft(change: BodyEdit) {
  return (draft: ItemDraft<EditedCase>): ItemDraft<EditedCase> => {
    const changed = change(draft);
    return changed === draft ? draft : { ...draft, ...changed };
  };
}

/** The sender's methods that an editor uses. */
const sendingOf = (sender: ImageSender) => ({
  fileOf: (source: string) => sender.fileOf(source),
  folderFor: (tasks: readonly ImageTask[], folder: FolderFields) => sender.folderFor(tasks, folder),
  send: (folderId: string, tasks: readonly ImageTask[]) => sender.send(folderId, tasks),
});

/** A case being edited: its draft, its uploads and what is announced. */
export function createCaseEditor(item: OwnItem & { body: EditedCase }) {
  const autosave = createItemAutosave<EditedCase>(EDITED, item);
  const { $can, undo, redo, edit: change, apply } = createUndo(autosave, browserEnvironment());
  const uploads = createUploads();
  const attestation = createAttestation('case', item._id, item);
  const $announcement = atom('');
  const intake = createIntake(() => autosave.$draft.get().folders);
  /** Images that the server shows: those of the case as it is saved. */
  const $savedFiles = computed(
    autosave.$saved,
    ({ folders }) => new Set(folders.flatMap(({ images }) => images.map(({ file }) => file))),
  );
  /** @param place the field being typed in: keystrokes in one field are undone together */
  const edit = (update: BodyEdit, place?: string) => change(ofDraft(update), place);

  /** Makes a folder and returns its id. */
  function makeFolder(folder: FolderFields, at?: 'first' | 'last'): string {
    let made = '';
    edit((body) => {
      const { body: next, id } = addFolder(body, folder, at);
      made = id;
      return next;
    });
    return made;
  }

  const sender = new ImageSender({
    id: item._id,
    folders: () => autosave.$draft.get().folders,
    edit,
    place: (update) => apply(ofDraft(update)),
    makeFolder,
    uploads,
    attestation,
  });

  const { revision, hasChanges, publishedVersion, owner, reviewStatus } = item;

  return {
    id: item._id,
    /** The published state when the page was rendered. */
    published: { revision, hasChanges, publishedVersion, owner, reviewStatus },
    autosave,
    uploads,
    attestation,
    $announcement,
    intake,
    beside: createBeside(item._id),
    $savedFiles,
    change,
    edit,
    makeFolder,
    undo: { $can, undo, redo },
    announce: (text: string) => $announcement.set(text),
    $previews: sender.$previews,
    missing: sender.missing,
    ...sendingOf(sender),
  };
}

export type CaseEditor = ReturnType<typeof createCaseEditor>;
