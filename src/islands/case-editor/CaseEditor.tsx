import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { OwnItem } from '#lib/contract/items.ts';
import type { EditedCase } from '#lib/kinds/case/body-schema.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { storedSession } from '#lib/stores/session.ts';
import { UploadList } from '../files/UploadList.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { usePageBack } from '../form/use-page-back.ts';
import { PLACES } from '../publish/places.ts';
import { AddImages } from './AddImages.tsx';
import { CaseFields } from './CaseFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { createCaseEditor } from './editor.ts';
import { Folders } from './Folders.tsx';
import { takeFiles } from './import-files.ts';
import { KeptDraft } from './KeptDraft.tsx';
import { Unattested } from './Unattested.tsx';
import './case-editor.css';
import '../files/files.css';
import '../image-review/image-review.css';
import './folders.css';
import './image-grid.css';

interface CaseEditorProps {
  item: OwnItem & { body: EditedCase };
}

/** Everything an author does to one case, saved as it is done. */
export function CaseEditor({ item }: CaseEditorProps) {
  const [editor] = useState(() => createCaseEditor(item));
  const state = useStore(editor.autosave.$state);
  const announcement = useStore(editor.$announcement);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      // An ended session leads to the sign-in screen: what is typed is kept, there is nothing to ask.
      if (!storedSession()) return;
      if (editor.autosave.isDirty() || editor.uploads.isBusy() || editor.attestation.isBusy())
        event.preventDefault();
    };
    const online = () => void editor.autosave.flush();
    // A file dropped beside the page's own places would be opened in its stead.
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('beforeunload', guard);
    addEventListener('pagehide', editor.autosave.keep);
    addEventListener('online', online);
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
      removeEventListener('beforeunload', guard);
      removeEventListener('pagehide', editor.autosave.keep);
      removeEventListener('online', online);
    };
  }, [editor]);
  usePageBack(() => {
    void editor.autosave.reread();
    void editor.attestation.reread();
  });
  const drop = useFileDrop((items) => void takeFiles(editor, { dropped: items }));
  /** Before the script is there buttons answer to nobody: they say so. Fields may be written in. */
  const isLive = useIsLive();
  return (
    <div className="case-editor" aria-busy={!isLive} {...drop.handlers}>
      <p className="banner error without-script">{m.needsScript}</p>
      <EditorBar editor={editor} />
      <KeptDraft editor={editor} />
      <div className="case-editor-columns">
        <CaseFields editor={editor} />
        <section className="case-images" id={PLACES.image} tabIndex={-1} aria-label={m.imagesSection}>
          <AddImages editor={editor} isOver={drop.isOver} />
          <Unattested editor={editor} />
          <UploadList uploads={editor.uploads} />
          <Folders editor={editor} />
        </section>
      </div>
      {state === 'conflict' && <ConflictDialog editor={editor} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
