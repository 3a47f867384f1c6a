import { useStore } from '@nanostores/react';
import { examMessages as m } from '#lib/cases/exams-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { usePageChanges } from '../editing/use-page-changes.ts';
import { UploadList } from '../files/UploadList.tsx';
import type { ExamCase } from './beside.ts';
import './exams.css';

/** A case that received an exam: a link to it, and the progress of its images. */
function ExamDraft({ editor }: { editor: ExamCase }) {
  const { title, folders } = useStore(editor.autosave.$draft);
  const isSending = useStore(editor.uploads.$entries).length > 0;
  usePageChanges(editor.autosave, () => editor.uploads.isBusy() || editor.attestation.isBusy());
  const images = folders.reduce((sum, folder) => sum + folder.images.length, 0);
  return (
    <li>
      <p>
        <a href={casePaths.edit(editor.id)}>{title}</a> <span className="tabular">{m.images(images)}</span>
      </p>
      {isSending && <p className="hint">{m.stay}</p>}
      <UploadList uploads={editor.uploads} label={m.sending(title)} />
    </li>
  );
}

interface ExamDraftsProps {
  drafts: readonly ExamCase[];
  /** Message for the number of drafts; by default it says that the exams became cases. */
  words?: (count: number) => string;
}

/** The cases that exams given together went to, while this page sends their images. */
export function ExamDrafts({ drafts, words = m.made }: ExamDraftsProps) {
  return (
    <section className="panel exam-drafts" aria-labelledby="exam-drafts">
      <p id="exam-drafts" role="status">
        {words(drafts.length)}
      </p>
      <ul>
        {drafts.map((draft) => (
          <ExamDraft key={draft.id} editor={draft} />
        ))}
      </ul>
      <p className="hint">
        <a href={casePaths.manage}>{m.list}</a>
      </p>
    </section>
  );
}
