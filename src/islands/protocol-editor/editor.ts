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

/** Loaded with the first save. */
const fits = async () => (await import('./text-limits.ts')).protocolFit;

export type EditedProtocol = OwnItem & { body: EditedBody };
/** A cell that should be focused, by its table, row and field. */
export interface RequestedCell {
  table: TableName;
  row: number;
  key: string;
  /** Id of the scanner that the cell belongs to; absent for a shared value. */
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

/** The state of a protocol's editor: its draft, undo history, and announcements. */
export function createProtocolEditor(item: EditedProtocol) {
  const autosave = createItemAutosave<EditedBody>(
    { name: 'protocol', parts: protocolKind.parts, fits },
    item,
  );
  const { $can, undo, redo, edit: change } = createUndo(autosave, browserEnvironment());
  const $announcement = atom('');
  /** The cell of the acquisition to focus. */
  const $askedCell = atom<RequestedCell | undefined>();
  const { revision, hasChanges, publishedVersion, reviewStatus, owner } = item;

  /**
   * Edits the body, unless a table would then have more rows than allowed, which is reported. Returns whether
   * something changed.
   * @param place the field being typed in: keystrokes in one field are undone together
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
    /** The published state when the page was rendered. */
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
