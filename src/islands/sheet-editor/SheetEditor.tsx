import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { RichText } from '#lib/domain/rich-text.ts';
import { withViewLinks } from '#lib/kinds/case/view-links.ts';
import { commonMessages } from '#lib/messages/common.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { createAttestation } from '#lib/stores/attestation.ts';
import { RefusedFiles } from '../files/RefusedFiles.tsx';
import { filesOf } from '../files/sort-files.ts';
import { UploadList } from '../files/UploadList.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { usePageBack } from '../form/use-page-back.ts';
import { Dialogs } from './Dialogs.tsx';
import { Pictures } from './pictures.ts';
import { Conflict, SaveStatus } from './SaveStatus.tsx';
import type { SheetCase } from './schema.ts';
import { Toolbar } from './Toolbar.tsx';
import { type DialogName, toolsFor } from './tools.ts';
import { openDraft, useGuard, useKept } from './use-draft.ts';
import { type SheetImages, useSheetImages } from './use-sheet-images.ts';
import { type SheetView, useSheetView } from './use-sheet-view.ts';
import '../list/owner-actions.css';
import '../rich-text/rich-text.css';
import './sheet-editor.css';
import './sheet-foot.css';
import './sheet-text.css';

interface SheetEditorProps {
  owner: SheetCase;
  sheet: RichText | null;
  revision: number;
}

/** Goes back to the text once a dialog is gone: before, the page behind it takes no focus. */
function useReturn(dialog: DialogName | null, { focus }: SheetView): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !dialog) focus();
    wasOpen.current = dialog !== null;
  }, [dialog, focus]);
}

/** Writes the sheet of one's own case: saved by itself, never over another save. */
export function SheetEditor(props: SheetEditorProps) {
  const { owner, sheet } = props;
  const [draft] = useState(() => openDraft(props));
  const save = useStore(draft.$state);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [pictures] = useState(() => new Pictures(owner.id, owner.folders, sheet));
  const [isReleased, setReleased] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** What the keys and the clipboard ask for is answered by hooks that need the view first. */
  const images = useRef<SheetImages>(null);
  const view = useSheetView({
    owner,
    pictures,
    content: sheet,
    asks: {
      link: () => setDialog('link'),
      caption: () => setDialog('caption'),
      alt: () => setDialog('alt'),
      save: () => void draft.save(),
      files: (files) => void images.current?.take(files),
      leftOut: (count) => images.current?.leaveOut(count),
      released: setReleased,
      toolbar: () => frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    },
    onChange: draft.change,
  });
  const [attestation] = useState(() => createAttestation('case', owner.id, []));
  images.current = useSheetImages(view.editor, pictures, attestation);
  const { uploads, refused, review, take, forgive } = images.current;
  const dropped = useRef({ left: 0, top: 0 });
  const drop = useFileDrop((items) => {
    const position = view.editor.current?.posAtCoords(dropped.current)?.pos;
    void take(filesOf(items), position);
  });
  useGuard(draft);
  usePageBack(async () => {
    const newer = await draft.reread();
    if (newer) view.replace(newer);
  });
  useReturn(dialog, view);
  const { kept, forget, restore } = useKept(owner.id, view);
  const tools = view.state && toolsFor(view.state, { run: view.run, open: setDialog });
  const toolbar = (label: string, groups: ReturnType<typeof toolsFor>['table'] = null) =>
    groups && <Toolbar label={label} groups={groups} onEscape={view.focus} />;
  const theirs = save.status === 'conflict' ? save.theirs : undefined;
  return (
    <div
      className={drop.isOver ? 'sheet-editor is-over' : 'sheet-editor'}
      ref={frame}
      onDropCapture={({ clientX: left, clientY: top }) => {
        dropped.current = { left, top };
      }}
      {...drop.handlers}
    >
      <div className="sheet-bar">
        {toolbar(m.toolbar, tools?.main)}
        {toolbar(m.tableToolbar, tools?.table)}
        {toolbar(m.figureToolbar, tools?.figure)}
        <SaveStatus state={save} />
      </div>
      {kept && (
        <p className="panel sheet-kept" role="status">
          {m.kept}
          <button type="button" className="button primary" onClick={restore}>
            {m.restore}
          </button>
          <button type="button" className="button" onClick={forget}>
            {m.forget}
          </button>
        </p>
      )}
      {save.status === 'refused' && (
        <p className="banner error" role="alert">
          {m.refusedBody(save.reason ?? m.unknownReason)}
          <button type="button" className="button" onClick={draft.save}>
            {commonMessages.retry}
          </button>
        </p>
      )}
      {theirs && (
        <Conflict
          caseId={owner.id}
          theirs={theirs.sheet && withViewLinks(owner.id, owner.folders, theirs.sheet)}
          onKeepMine={draft.keepMine}
          onTakeTheirs={() => view.replace(draft.takeTheirs())}
        />
      )}
      <h2 className="visually-hidden">{m.text}</h2>
      <div className="sheet-page panel" ref={view.mount} />
      <div className="sheet-foot">
        <RefusedFiles caseId={owner.id} refused={refused} onClose={forgive} />
        <UploadList uploads={uploads} />
      </div>
      <p id="sheet-help" className="sheet-help">
        {m.help}
      </p>
      <p className="sheet-released" role="status">
        {isReleased && m.released}
      </p>
      {review}
      {dialog && view.state && (
        <Dialogs
          open={dialog}
          owner={owner}
          pictures={pictures}
          attestation={attestation}
          state={view.state}
          run={view.run}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
