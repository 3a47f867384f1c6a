import { useState } from 'react';
import type { Fields } from '#lib/autosave/browser/draft-parts.ts';
import { sheetEditorMessages as m, sheetEditingWords } from '#lib/cases/sheet-editor-texts.ts';
import { createAttestation } from '#lib/images/attestation-store.ts';
import type { RichText as Blocks } from '#lib/rich-text/rich-text.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { filesOf } from '../files/sort-files.ts';
import { usePageDrop } from '../files/use-page-drop.ts';
import { maskableByReload } from '../image-review/maskable-by-reload.ts';
import { CaseImages } from './CaseImages.tsx';
import { OtherSheet } from './OtherSheet.tsx';
import { type CasePublication, SheetPublication } from './SheetPublication.tsx';
import type { TextOwner } from './schema.ts';
import { TextPage } from './TextPage.tsx';
import { useReplacedText, useSheetDraft } from './use-sheet-draft.ts';
import { useTextEditor } from './use-text-editor.tsx';

interface SheetEditorProps {
  owner: TextOwner;
  /** Whether the person owns the case, rather than being a co-author. */
  isOwn: boolean;
  sheet: Blocks | null;
  revision: number;
  publication: CasePublication;
}

/** Renders the other version in a conflict, with the images of the case. */
const shownTo = (owner: TextOwner) => (theirs: Fields) => (
  <OtherSheet owner={owner} sheet={theirs.sheet as Blocks} />
);

/** The editor of a case's sheet: saved separately from the case, and never over a newer save. */
export function SheetEditor({ owner: given, isOwn, sheet, revision, publication }: SheetEditorProps) {
  const draft = useSheetDraft(given.id, { sheet, revision });
  const { autosave } = draft;
  const [owner] = useState<TextOwner>(() =>
    isOwn ? { ...given, masked: maskableByReload('case', given.id, autosave) } : given,
  );
  const [attestation] = useState(() => createAttestation('case', owner.id, { unattested: [], attested: [] }));
  const text = useTextEditor({
    owner,
    content: sheet,
    attestation,
    onChange: draft.write,
    onSave: () => void autosave.flush(),
  });
  usePageChanges(autosave, text.images.uploads.isBusy);
  // A file dropped outside of the text is inserted at the cursor.
  const isOver = usePageDrop((items) => void text.images.take(filesOf(items)));
  useReplacedText(draft, text.view);
  return (
    <div className={owner.folders.length > 0 ? 'sheet-desk has-images' : 'sheet-desk'}>
      <div className="sheet-column">
        <SheetPublication
          caseId={owner.id}
          publication={publication}
          autosave={autosave}
          uploads={text.images.uploads}
        />
        <TextPage
          owner={owner}
          text={text}
          isOver={isOver}
          status={<SaveStatus autosave={autosave} words={sheetEditingWords} />}
          notices={
            <>
              <KeptDraft autosave={autosave} words={sheetEditingWords} />
              <Conflict autosave={autosave} words={sheetEditingWords} showTheirs={shownTo(owner)} />
            </>
          }
        >
          <h2 className="visually-hidden">{m.text}</h2>
        </TextPage>
      </div>
      {owner.folders.length > 0 && <CaseImages owner={owner} run={text.view.run} />}
    </div>
  );
}
