import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CaseBody } from '#lib/contract/bodies/case.ts';
import type { OwnItem } from '#lib/contract/items.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { AddImages } from './AddImages.tsx';
import { CaseFields } from './CaseFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { createCaseEditor } from './editor.ts';
import { Folders } from './Folders.tsx';
import { KeptDraft } from './KeptDraft.tsx';
import { UploadList } from './UploadList.tsx';
import './case-editor.css';
import './dicom-review.css';
import './image-grid.css';

interface CaseEditorProps {
  item: OwnItem & { body: CaseBody };
}

/** Everything an author does to one case, saved as it is done. */
export function CaseEditor({ item }: CaseEditorProps) {
  const [editor] = useState(() => createCaseEditor(item));
  const state = useStore(editor.autosave.$state);
  const announcement = useStore(editor.$announcement);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (editor.autosave.isDirty() || editor.uploads.isBusy()) event.preventDefault();
    };
    const online = () => void editor.autosave.flush();
    addEventListener('beforeunload', guard);
    addEventListener('online', online);
    return () => {
      removeEventListener('beforeunload', guard);
      removeEventListener('online', online);
    };
  }, [editor]);
  return (
    <div className="case-editor">
      <p className="banner error without-script">{m.needsScript}</p>
      <EditorBar editor={editor} />
      <KeptDraft editor={editor} />
      <div className="case-editor-columns">
        <CaseFields editor={editor} />
        <section className="case-images" aria-label={m.imagesSection}>
          <AddImages editor={editor} />
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
