import { type ReactNode, useEffect, useState } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import type { Undo } from '#lib/autosave/browser/undo.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { EditingWords } from '#lib/items/editing-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Conflict } from '../editing/Conflict.tsx';
import { KeptDraft } from '../editing/KeptDraft.tsx';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { UndoButtons } from '../editing/UndoButtons.tsx';
import './writing-panel.css';

interface WritingPanelProps<Read> {
  className: string;
  words: { title: string; reading: string; readFailure: string };
  shown: ViewerCase;
  read(caseId: string): Promise<Read>;
  onClose(): void;
  children(read: Read): ReactNode;
}

/** The editor of a part of the case beside its images, loaded from the server first. */
export function WritingPanel<Read>({ words, shown, read, onClose, ...own }: WritingPanelProps<Read>) {
  const { _id: id } = shown.facts;
  const [opened, setOpened] = useState<{ found: Read } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each case
  useEffect(() => {
    let left = false;
    const failed = () => {
      if (left) return;
      notify('error', words.readFailure);
      onClose();
    };
    read(id).then((found) => !left && setOpened({ found }), failed);
    return () => {
      left = true;
    };
  }, [id]);
  return (
    <aside className={`case-texts ${own.className}`} aria-label={words.title}>
      {opened ? own.children(opened.found) : <p role="status">{words.reading}</p>}
    </aside>
  );
}

interface WritingHeadProps<Draft extends object> {
  words: { title: string; close: string; hint: string; publicHint: string };
  editingWords: EditingWords;
  shown: ViewerCase;
  writing: { autosave: Autosave<Draft>; undo: Undo; announce(text: string): void };
  /** Called once everything is saved: the panel stays open while there are unsaved changes. */
  onClose(): void;
}

/** The title of the edited part, its save state, and a button to go back. */
export function WritingHead<Draft extends object>(props: WritingHeadProps<Draft>) {
  const { words, editingWords, shown, writing, onClose } = props;
  const { autosave, undo, announce } = writing;
  const close = async () => {
    if (await autosave.flush()) onClose();
  };
  return (
    <>
      <div className="writing-head">
        <h2>{words.title}</h2>
        <UndoButtons undo={undo} announce={announce} />
        <button type="button" className="button" onClick={() => void close()}>
          {words.close}
        </button>
      </div>
      <SaveStatus autosave={autosave} words={editingWords} />
      <KeptDraft autosave={autosave} words={editingWords} />
      <Conflict autosave={autosave} words={editingWords} />
      <p className="hint">{words.hint}</p>
      {shown.facts.visibility === 'public' && <p className="hint">{words.publicHint}</p>}
    </>
  );
}
