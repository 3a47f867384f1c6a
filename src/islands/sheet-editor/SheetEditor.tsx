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
import { pageAnew } from '../image-review/page-anew.ts';
import { CaseImages } from './CaseImages.tsx';
import { OtherSheet } from './OtherSheet.tsx';
import { type CasePublication, SheetPublication } from './SheetPublication.tsx';
import type { TextOwner } from './schema.ts';
import { TextPage } from './TextPage.tsx';
import { useReplacedText, useSheetDraft } from './use-sheet-draft.ts';
import { useTextEditor } from './use-text-editor.tsx';

interface SheetEditorProps {
  owner: TextOwner;
  /** Whether the case is the person's own, not one that they write with its owner. */
  isOwn: boolean;
  sheet: Blocks | null;
  revision: number;
  publication: CasePublication;
}

/** Shows the other version of a conflict, with the images of the case. */
const shownTo = (owner: TextOwner) => (theirs: Fields) => (
  <OtherSheet owner={owner} sheet={theirs.sheet as Blocks} />
);

/** The editor of the sheet of one's own case: saved by itself, never over another save. */
export function SheetEditor({ owner: given, isOwn, sheet, revision, publication }: SheetEditorProps) {
  const draft = useSheetDraft(given.id, { sheet, revision });
  const { autosave } = draft;
  const [owner] = useState<TextOwner>(() =>
    isOwn ? { ...given, masked: pageAnew('case', given.id, autosave) } : given,
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
  // A file dropped beside the text goes where the cursor is.
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
