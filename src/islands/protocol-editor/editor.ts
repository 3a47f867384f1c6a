import { atom } from 'nanostores';
import { browserEnvironment } from '#lib/autosave/browser/environment.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import { createItemAutosave, type ItemDraft } from '#lib/items/item-autosave-store.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import { protocolKind } from '#lib/protocols/definition.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import { ROWS_MAX, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { createRefusedTexts } from './refused-texts.ts';

/** Comes with the first save. */
const fits = async () => (await import('./text-limits.ts')).protocolFit;

export type EditedProtocol = OwnItem & { body: EditedBody };
/** A cell of a table, by its row and its field. */
export interface AskedCell {
  table: TableName;
  row: number;
  key: string;
  /** The id of the scanner whose cell it is; a shared one without. */
  scanner?: string;
}

export type BodyUpdate = (body: EditedBody) => EditedBody;
type Draft = ItemDraft<EditedBody>;

/** The body of a draft, which also has the item's title and tags. */
export function bodyOf(draft: Draft): EditedBody {
  const { title: _title, tags: _tags, ...body } = draft;
  return body;
}

const isTooLong = ({ acquisition = {} }: EditedBody) =>
  Object.values(acquisition).some((rows) => rows && rows.length > ROWS_MAX);

/** A protocol being edited: its draft, undoing, and what is announced. */
export function createProtocolEditor(item: EditedProtocol) {
  const autosave = createItemAutosave<EditedBody>(
    { name: 'protocol', parts: protocolKind.parts, fits },
    item,
  );
  const { $can, undo, redo, edit: change } = createUndo(autosave, browserEnvironment());
  const $announcement = atom('');
  /** The cell of the acquisition to go to. */
  const $askedCell = atom<AskedCell | undefined>();
  const { revision, hasChanges, publishedVersion, reviewStatus, owner } = item;

  /**
   * Edits the body, unless a table would then have more rows than allowed, which is reported. Returns whether
   * something changed.
   * @param place the field being typed into: its letters are undone together
   */
  function edit(update: BodyUpdate, place?: string): boolean {
    const { title, tags } = autosave.$draft.get();
    const before = bodyOf(autosave.$draft.get());
    const next = update(before);
    if (next === before) return false;
    if (isTooLong(next)) {
      notify('error', m.rowsFull);
      return false;
    }
    change(() => ({ title, tags, ...next }), place);
    return true;
  }

  return {
    id: item._id,
    /** The published state when the page was made. */
    published: { revision, hasChanges, publishedVersion, reviewStatus, owner },
    autosave,
    /** The body as it is now. */
    body: () => bodyOf(autosave.$draft.get()),
    edit,
    /** Edits the draft around the body: title and tags. */
    change,
    undo: { $can, undo, redo },
    refused: createRefusedTexts(),
    $announcement,
    $askedCell,
    announce: (text: string) => $announcement.set(text),
  };
}

export type ProtocolEditor = ReturnType<typeof createProtocolEditor>;
