import { useStore } from '@nanostores/react';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { FromPacs } from '../dicomweb/FromPacs.tsx';
import { AddButton } from '../files/AddButton.tsx';
import { CaseReview } from './CaseReview.tsx';
import type { CaseEditor } from './editor.ts';
import { IntakeProgress, IntakeSkippedFiles } from './IntakeState.tsx';
import { takeFiles } from './import-files.ts';
import { MarksStep } from './marks/MarksStep.tsx';
import { TeachingStep } from './teaching/TeachingStep.tsx';

interface AddImagesProps {
  editor: CaseEditor;
  isOver: boolean;
  /** The PACS that exams may come from. */
  sources: readonly DicomwebSource[];
}

/** Where files, folders and archives are chosen or dropped; dropping works on the whole page, which is said here. */
export function AddImages({ editor, isOver, sources }: AddImagesProps) {
  const { reading, review, teaching, marks } = useStore(editor.intake.$import);
  const { folders } = useStore(editor.autosave.$draft);
  const take = (files: File[]) => void takeFiles(editor.intake, { picked: files });
  const size = folders.length === 0 ? 'panel drop-zone is-large' : 'panel drop-zone';
  return (
    <>
      <div className={isOver ? `${size} is-over` : size}>
        <i className="drop-icon i-lucide-image-plus" aria-hidden="true" />
        <div className="drop-text">
          <h3>{m.addTitle}</h3>
          <p>{m.addHint}</p>
          <p className="hint">{m.addFormats}</p>
        </div>
        <div className="drop-actions">
          <AddButton label={m.addFiles} primary={folders.length === 0} onFiles={take} />
          <AddButton label={m.addDirectory} icon="i-lucide-folder-plus" directory onFiles={take} />
          {sources.length > 0 && (
            <FromPacs sources={sources} isBusy={Boolean(reading || review || teaching)} onFiles={take} />
          )}
        </div>
        <p className="hint drop-promise">
          <i className="i-lucide-shield-check" aria-hidden="true" />
          <span>
            {m.addPromise} <a href="/test-upload">{m.tryFile}</a>
          </span>
        </p>
        <IntakeProgress intake={editor.intake} />
      </div>
      <IntakeSkippedFiles intake={editor.intake} />
      <TeachingStep intake={editor.intake} editor={editor} onSent={editor.beside.show} />
      <MarksStep intake={editor.intake} />
      {review && !marks && (
        <CaseReview intake={editor.intake} editor={editor} review={review} onSent={editor.beside.show} />
      )}
    </>
  );
}
