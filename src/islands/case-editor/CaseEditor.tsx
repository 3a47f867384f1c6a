import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import { caseEditingWords, caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { editingMessages } from '#lib/items/editing-texts.ts';
import type { OwnItem } from '#lib/items/schemas.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { UploadList } from '../files/UploadList.tsx';
import { entriesOf } from '../files/use-file-drop.ts';
import { usePageDrop } from '../files/use-page-drop.ts';
import { Loaded } from '../form/Loaded.tsx';
import { useIsLive } from '../form/use-is-live.ts';
import { usePageBack } from '../form/use-page-back.ts';
import { Attested } from '../image-review/Attested.tsx';
import { Unattested } from '../image-review/Unattested.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';
import { AddImages } from './AddImages.tsx';
import { CaseBar } from './CaseBar.tsx';
import { CaseFields } from './CaseFields.tsx';
import { CaseName } from './CaseName.tsx';
import { createCaseEditor } from './editor.ts';
import { FindingsStep } from './FindingsStep.tsx';
import { Folders } from './Folders.tsx';
import { imagesToAttest } from './images-to-attest.ts';
import { takeFiles } from './import-files.ts';
import { MissingImages } from './MissingImages.tsx';
import { maskableCase } from './mask-in-case.ts';
import { PublicationStep } from './PublicationStep.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
import { SheetPanel } from './SheetPanel.tsx';
import { StepHeading, StepLinks } from './StepHeading.tsx';
import './case-editor.css';
import './case-steps.css';
import '../files/files.css';
import '../image-review/image-review.css';
import './folders.css';
import './image-grid.css';

interface CaseEditorProps {
  item: OwnItem & { body: EditedCase };
  /** The PACS that exams may come from. */
  sources?: readonly DicomwebSource[];
}

const NO_SOURCES: readonly DicomwebSource[] = [];

const loadDrafts = async () => (await import('./ExamDrafts.tsx')).ExamDrafts;

/** The other cases that received exams imported on this page. */
function OtherCases({ editor }: { editor: ReturnType<typeof createCaseEditor> }) {
  const drafts = useStore(editor.beside.$cases);
  return drafts.length > 0 && <Loaded load={loadDrafts} giveUp={() => {}} props={{ drafts }} />;
}

/** The whole editor of one case, which saves each change as it is made. */
export function CaseEditor({ item, sources = NO_SOURCES }: CaseEditorProps) {
  const [editor] = useState(() => createCaseEditor(item));
  const [end, setEnd] = useState<Element | null>(null);
  const announcement = useStore(editor.$announcement);
  usePageChanges(editor.autosave, () => editor.uploads.isBusy() || editor.attestation.isBusy());
  usePageBack(() => void editor.attestation.reread());
  const both = {
    label: editingMessages.keepBoth,
    keep: async () => notify('success', m.keptBoth(await editor.autosave.keepBoth())),
  };
  const waiting = imagesToAttest(useStore(editor.autosave.$saved), useStore(editor.attestation.$unattested));
  const [masked] = useState(() => (item.owner === undefined ? maskableCase(editor) : undefined));
  const isOver = usePageDrop((items) => void takeFiles(editor.intake, { dropped: entriesOf(items) }));
  /** Before the script runs, buttons do nothing and say so. Fields can already be written in. */
  const isLive = useIsLive();
  return (
    <>
      <CaseName title={useStore(editor.autosave.$draft).title} />
      <div className="case-editor" aria-busy={!isLive}>
        <p className="banner error without-script">{m.needsScript}</p>
        <CaseBar editor={editor} end={end} />
        <StepLinks />
        <KeptDraft autosave={editor.autosave} words={caseEditingWords} />
        <div className="case-editor-columns">
          <div className="case-seen">
            <section
              className="case-images"
              id={FIELD_IDS.image}
              tabIndex={-1}
              aria-labelledby="images-titre"
            >
              <StepHeading step="images" />
              <AddImages editor={editor} isOver={isOver} sources={sources} />
              <Unattested id={editor.id} attestation={editor.attestation} waiting={waiting} masked={masked} />
              <MissingImages editor={editor} />
              <Attested attestation={editor.attestation} />
              <UploadList uploads={editor.uploads} />
              <OtherCases editor={editor} />
              <Folders editor={editor} />
            </section>
            <FindingsStep editor={editor} />
          </div>
          <div className="case-writing">
            <CaseFields editor={editor} />
            <SheetPanel editor={editor} />
            <QuestionsStep editor={editor} />
            <PublicationStep editor={editor} actions={setEnd} />
          </div>
        </div>
        <Conflict autosave={editor.autosave} words={caseEditingWords} both={both} />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </>
  );
}
