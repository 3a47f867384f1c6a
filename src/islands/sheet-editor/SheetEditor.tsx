import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { RichText as Blocks } from '#lib/domain/rich-text.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { sheetEditorMessages as m, sheetEditingWords } from '#lib/messages/sheet-editor.ts';
import { createAttestation } from '#lib/stores/attestation.ts';
import type { Fields } from '#lib/stores/autosave/draft-parts.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { RefusedFiles } from '../files/RefusedFiles.tsx';
import { filesOf } from '../files/sort-files.ts';
import { UploadList } from '../files/UploadList.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { UnpublishedNotice } from '../versions/UnpublishedNotice.tsx';
import { Dialogs } from './Dialogs.tsx';
import { KnownImages } from './known-images.ts';
import { OtherSheet } from './OtherSheet.tsx';
import { SheetBar } from './SheetBar.tsx';
import type { SheetCase } from './schema.ts';
import type { DialogName } from './tools.ts';
import { useReplacedText, useSheetDraft } from './use-sheet-draft.ts';
import { type SheetImages, useSheetImages } from './use-sheet-images.ts';
import { type SheetView, useSheetView } from './use-sheet-view.ts';
import '../list/owner-actions.css';
import '../rich-text/rich-text.css';
import './sheet-editor.css';
import './sheet-foot.css';
import './sheet-text.css';

interface SheetEditorProps {
  owner: SheetCase;
  sheet: Blocks | null;
  revision: number;
  /** Whether what readers see differs. */
  hasChanges: boolean;
}

/** Goes back to the text once a dialog is gone: before, the page behind it takes no focus. */
function useFocusAfterDialog(dialog: DialogName | null, { focus }: SheetView): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !dialog) focus();
    wasOpen.current = dialog !== null;
  }, [dialog, focus]);
}

/** Files dropped on the text go where they were dropped. */
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

/** What the keys do, and, once Escape has released Tab, that the focus may leave the text. */
function Help({ isReleased }: { isReleased: boolean }) {
  return (
    <>
      <p id="sheet-help" className="sheet-help">
        {m.help}
      </p>
      <p className="sheet-released" role="status">
        {isReleased && m.released}
      </p>
    </>
  );
}

/** Shows the other version of a conflict, with the images of the case. */
const shownTo = (owner: SheetCase) => (theirs: Fields) => (
  <OtherSheet owner={owner} sheet={theirs.sheet as Blocks} />
);

/** Writes the sheet of one's own case: saved by itself, never over another save. */
export function SheetEditor({ owner, sheet, revision, hasChanges }: SheetEditorProps) {
  const draft = useSheetDraft(owner.id, { sheet, revision });
  const { autosave } = draft;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [knownImages] = useState(() => new KnownImages(owner.id, owner.folders, sheet));
  const [isReleased, setReleased] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** What the keys and the clipboard ask for is answered by hooks that need the view first. */
  const images = useRef<SheetImages>(null);
  const view = useSheetView({
    owner,
    knownImages,
    content: sheet,
    requests: {
      link: () => setDialog('link'),
      caption: () => setDialog('caption'),
      alt: () => setDialog('alt'),
      save: () => void autosave.flush(),
      files: (files) => void images.current?.take(files),
      leftOut: (count) => images.current?.leaveOut(count),
      released: setReleased,
      toolbar: () => frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    },
    onChange: draft.write,
  });
  const [attestation] = useState(() => createAttestation('case', owner.id, []));
  images.current = useSheetImages(view.editor, knownImages, attestation);
  const { uploads, take, refused, closeRefused, review } = images.current;
  const drop = useTextDrop(view, take);
  usePageChanges(autosave, uploads.isBusy);
  useReplacedText(draft, view);
  useFocusAfterDialog(dialog, view);
  return (
    <div className={drop.isOver ? 'sheet-editor is-over' : 'sheet-editor'} ref={frame} {...drop.handlers}>
      <SheetBar view={view} autosave={autosave} onDialog={setDialog} />
      <KeptDraft autosave={autosave} words={sheetEditingWords} />
      <Conflict autosave={autosave} words={sheetEditingWords} showTheirs={shownTo(owner)} />
      <h2 className="visually-hidden">{m.text}</h2>
      <div className="sheet-page panel" ref={view.mount} />
      <div className="sheet-foot">
        <RefusedFiles caseId={owner.id} refused={refused} onClose={closeRefused} />
        <UploadList uploads={uploads} />
        <UnpublishedNotice id={owner.id} hasChanges={hasChanges} href={casePaths.edit(owner.id)} />
      </div>
      <Help isReleased={isReleased} />
      {review}
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
    </div>
  );
}
