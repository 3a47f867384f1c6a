import { useStore } from '@nanostores/react';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { Dialog } from '../form/Dialog.tsx';
import type { CaseEditor } from './editor.ts';

/** What a reader would miss in a case that were published now, in words. */
export function missingIn({ autosave, uploads }: CaseEditor): string[] {
  const { title, body } = autosave.$draft.get();
  const { folders, answer } = body;
  const isSending = uploads.$entries.get().length > 0;
  return [
    isSending && m.missing.sending,
    !isSending && folders.every(({ images }) => images.length === 0) && m.missing.images,
    [m.newCaseTitle, ''].includes(title.trim()) && m.missing.title,
    answer.trim() === '' && m.missing.answer,
  ].filter((each) => each !== false);
}

interface PublishDialogProps {
  editor: CaseEditor;
  onPublish(): Promise<void>;
  onClose(): void;
}

/** Asks before a case that is not finished is shown to everyone. */
export function PublishDialog({ editor, onPublish, onClose }: PublishDialogProps) {
  // What arrives meanwhile leaves the list.
  useStore(editor.autosave.$draft);
  useStore(editor.uploads.$entries);
  const submit = async () => {
    await onPublish();
    return true;
  };
  return (
    <Dialog title={m.publishTitle} submitLabel={m.publishAnyway} onSubmit={submit} onClose={onClose}>
      <p>{m.publishBody}</p>
      <ul className="publish-missing">
        {missingIn(editor).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Dialog>
  );
}
