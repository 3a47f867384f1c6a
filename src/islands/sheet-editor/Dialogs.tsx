import type { Command, EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { Attestation } from '#lib/images/attestation-store.ts';
import { type ImageRef, RICH_TEXT_MAX } from '#lib/rich-text/rich-text.ts';
import { Dialog } from '../form/Dialog.tsx';
import { MaskDialog } from '../image-review/MaskDialog.tsx';
import { figureAt, linkAt, tableAt } from './around-cursor.ts';
import { insertBlock, removeLink, setCaption, setLink } from './commands.ts';
import { viewOf } from './document.ts';
import { ImageDialog } from './ImageDialog.tsx';
import type { KnownImages } from './known-images.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { NOWHERE } from './link-mark.ts';
import { insertPlan, planOf } from './plans.ts';
import type { TextOwner } from './schema.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { TextField } from './TextField.tsx';
import type { DialogName } from './tool-makers.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface DialogsProps {
  open: DialogName;
  owner: TextOwner;
  knownImages: KnownImages;
  attestation: Attestation;
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

interface TextDialogProps {
  title: string;
  label: string;
  before: string;
  maximum: number;
  onSave(text: string): void;
  onClose(): void;
}

/** Dialog that asks for one line of text. */
function TextDialog({ title, label, before, maximum, onSave, onClose }: TextDialogProps) {
  const [text, setText] = useState(before);
  const submit = async () => {
    onSave(text.trim());
    return true;
  };
  return (
    <Dialog title={title} submitLabel={m.apply} onSubmit={submit} onClose={onClose}>
      <TextField label={label} most={maximum} value={text} onChange={setText} />
    </Dialog>
  );
}

type OpenDialogProps = Omit<DialogsProps, 'open'>;

/** Dialog for the alternative text of the selected image. */
function AltDialog({ state, run, onClose }: OpenDialogProps) {
  const figure = figureAt(state);
  const save = (alt: string) =>
    figure &&
    run(({ tr }, dispatch) => {
      dispatch?.(tr.setNodeAttribute(figure.at, 'alt', alt));
      return true;
    });
  return (
    <TextDialog
      title={m.altTitle}
      label={m.altLabel}
      before={String(figure?.node.attrs.alt ?? '')}
      maximum={RICH_TEXT_MAX.alt}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Dialog for the caption of the table at the cursor. */
function CaptionDialog({ state, run, onClose }: OpenDialogProps) {
  return (
    <TextDialog
      title={m.tableCaption}
      label={m.tableCaptionLabel}
      before={String(tableAt(state)?.node.attrs.caption ?? '')}
      maximum={RICH_TEXT_MAX.caption}
      onSave={(caption) => run(setCaption(caption))}
      onClose={onClose}
    />
  );
}

/** Dialog for a link, to a URL or to an image of the case. */
function AnyLinkDialog({ to, owner, state, run, onClose }: OpenDialogProps & { to: 'link' | 'view' }) {
  const link = linkAt(state);
  const asksText = state.selection.empty && !link;
  const unlink = () => {
    run(removeLink);
    onClose();
  };
  const onRemove = link ? unlink : null;
  if (to === 'link')
    return (
      <LinkDialog
        href={link?.attributes.href ?? ''}
        onSave={(href, text) => run(setLink({ ...NOWHERE, href }, text))}
        asksText={asksText}
        onRemove={onRemove}
        onClose={onClose}
      />
    );
  return (
    <ViewDialog
      owner={owner}
      view={(link && viewOf(link.attributes)) ?? null}
      onSave={(view, text) => run(setLink({ ...NOWHERE, ...view }, text))}
      asksText={asksText}
      onRemove={onRemove}
      onClose={onClose}
    />
  );
}

/** Dialog that blacks out parts of the selected image. */
function MaskFigure({ owner, state, onClose }: OpenDialogProps) {
  const file = figureAt(state)?.node.attrs.file;
  if (!owner.masked || typeof file !== 'string') return null;
  return <MaskDialog item={owner.masked} images={[file]} first={0} areAlike={false} onClose={onClose} />;
}

/** The open dialog of a tool that needs input before it changes the text. */
export function Dialogs({ open, ...props }: DialogsProps) {
  switch (open) {
    case 'image':
      return <ImageDialog {...props} onInsert={(image) => props.run(insertImage(image))} />;
    case 'alt':
      return <AltDialog {...props} />;
    case 'templates':
      return (
        <TemplatesDialog
          plan={planOf(props.state.doc)}
          onInsert={(headings) => props.run(insertPlan(headings))}
          onClose={props.onClose}
        />
      );
    case 'mask':
      return <MaskFigure {...props} />;
    case 'caption':
      return <CaptionDialog {...props} />;
    default:
      return <AnyLinkDialog {...props} to={open} />;
  }
}
