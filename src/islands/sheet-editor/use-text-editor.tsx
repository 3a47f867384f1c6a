import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Attestation } from '#lib/images/attestation-store.ts';
import type { RichText as Blocks } from '#lib/rich-text/rich-text.ts';
import { filesOf } from '../files/sort-files.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { Dialogs } from './Dialogs.tsx';
import { KnownImages } from './known-images.ts';
import type { TextOwner } from './schema.ts';
import type { DialogName } from './tool-makers.ts';
import { type SheetImages, useSheetImages } from './use-sheet-images.ts';
import { type SheetView, useSheetView } from './use-sheet-view.ts';

interface TextEditorOptions {
  owner: TextOwner;
  content: Blocks | null;
  attestation: Attestation;
  onChange(content: Blocks): void;
  onSave(): void;
}

/** Focuses the text after a dialog has closed: while it is open, the page behind it cannot take the focus. */
function useFocusAfterDialog(dialog: DialogName | null, { focus }: SheetView): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !dialog) focus();
    wasOpen.current = dialog !== null;
  }, [dialog, focus]);
}

/** Inserts dropped files at the position of the drop. */
function useTextDrop({ editor }: SheetView, take: SheetImages['take']) {
  const point = useRef({ left: 0, top: 0 });
  const { isOver, handlers } = useFileDrop((items) => {
    void take(filesOf(items), editor.current?.posAtCoords(point.current)?.pos);
  });
  const onDropCapture = ({ clientX: left, clientY: top }: DragEvent) => {
    point.current = { left, top };
  };
  return { isOver, handlers: { ...handlers, onDropCapture } };
}

export interface TextEditor {
  frame: RefObject<HTMLDivElement | null>;
  view: SheetView;
  images: SheetImages;
  /** The images that the text may contain. */
  knownImages: KnownImages;
  drop: ReturnType<typeof useTextDrop>;
  /** Whether Tab leaves the text, after Escape. */
  isReleased: boolean;
  open(dialog: DialogName): void;
  /** The dialog of a tool or the review of images, if one is open. */
  dialogs: ReactNode;
}

/** A rich text editor, for a case's sheet or a fiche: its view, its images and its dialogs. */
export function useTextEditor({
  owner,
  content,
  attestation,
  onChange,
  onSave,
}: TextEditorOptions): TextEditor {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [knownImages] = useState(() => new KnownImages(owner.id, owner.folders, content));
  const [isReleased, setReleased] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** A ref, because the view is created with callbacks to hooks that need the view themselves. */
  const images = useRef<SheetImages>(null);
  const view = useSheetView({
    owner,
    knownImages,
    content,
    requests: {
      link: () => setDialog('link'),
      caption: () => setDialog('caption'),
      alt: () => setDialog('alt'),
      save: onSave,
      files: (files) => void images.current?.take(files),
      leftOut: (count) => images.current?.leaveOut(count),
      released: setReleased,
      toolbar: () => frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    },
    onChange,
  });
  images.current = useSheetImages(view.editor, owner, knownImages, attestation);
  const drop = useTextDrop(view, images.current.take);
  useFocusAfterDialog(dialog, view);
  const dialogs = (
    <>
      {images.current.review}
      {dialog && view.state && (
        <Dialogs
          open={dialog}
          owner={owner}
          knownImages={knownImages}
          attestation={attestation}
          state={view.state}
          run={view.run}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
  return { frame, view, images: images.current, knownImages, drop, isReleased, open: setDialog, dialogs };
}
