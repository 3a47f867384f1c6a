import type { Command, EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { type ImageRef, RICH_TEXT_MAX } from '#lib/domain/rich-text.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { Dialog } from '../list/Dialog.tsx';
import { figureAt, insertBlock, linkAt, removeLink, setLink } from './commands.ts';
import { ImageDialog, TextField, ViewDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import type { SheetCase } from './schema.ts';
import type { DialogName } from './tools.ts';

interface DialogsProps {
  open: DialogName;
  owner: SheetCase;
  state: EditorState;
  run(command: Command): void;
  onClose(): void;
}

function insertImage({ file, width, height, alt, caption }: ImageRef): Command {
  return (state, dispatch) => {
    const { nodes } = state.schema;
    const text = caption ? [state.schema.text(caption)] : [];
    return insertBlock(nodes.figure!.create({ file, width, height, alt: alt ?? '' }, text), 1)(
      state,
      dispatch,
    );
  };
}

function AltDialog({
  before,
  onSave,
  onClose,
}: {
  before: string;
  onSave(alt: string): void;
  onClose(): void;
}) {
  const [alt, setAlt] = useState(before);
  const submit = async () => {
    onSave(alt.trim());
    return true;
  };
  return (
    <Dialog title={m.altTitle} submitLabel={m.apply} onSubmit={submit} onClose={onClose}>
      <TextField label={m.altLabel} maxLength={RICH_TEXT_MAX.alt} value={alt} onChange={setAlt} />
    </Dialog>
  );
}

/** What a tool asks before it acts on the text. */
export function Dialogs({ open, owner, state, run, onClose }: DialogsProps) {
  const link = linkAt(state);
  const asksText = state.selection.empty && !link;
  switch (open) {
    case 'image':
      return <ImageDialog owner={owner} onInsert={(image) => run(insertImage(image))} onClose={onClose} />;
    case 'alt': {
      const figure = figureAt(state);
      const save = (alt: string) =>
        figure &&
        run(({ tr }, dispatch) => {
          dispatch?.(tr.setNodeAttribute(figure.at, 'alt', alt));
          return true;
        });
      return <AltDialog before={String(figure?.node.attrs.alt ?? '')} onSave={save} onClose={onClose} />;
    }
    case 'view': {
      const { folder = null, image = null } = link?.attributes ?? {};
      return (
        <ViewDialog
          owner={owner}
          view={folder !== null && image !== null ? { folder, image } : null}
          asksText={asksText}
          onSave={(view, text) => run(setLink({ href: null, ...view }, text))}
          onClose={onClose}
        />
      );
    }
    case 'link':
      return (
        <LinkDialog
          href={link?.attributes.href ?? ''}
          asksText={asksText}
          onSave={(href, text) => run(setLink({ href, folder: null, image: null }, text))}
          onRemove={
            link
              ? () => {
                  run(removeLink);
                  onClose();
                }
              : null
          }
          onClose={onClose}
        />
      );
  }
}
