import { Conflict } from '#islands/editing/Conflict.tsx';
import { KeptDraft } from '#islands/editing/KeptDraft.tsx';
import { SaveStatus } from '#islands/editing/SaveStatus.tsx';
import { UndoButtons } from '#islands/editing/UndoButtons.tsx';
import { usePageChanges } from '#islands/editing/use-page-changes.ts';
import { createAutosave } from '#lib/autosave/browser/autosave.ts';
import type { DraftSource } from '#lib/autosave/browser/draft-source.ts';
import type { Environment } from '#lib/autosave/browser/environment.ts';
import { createUndo } from '#lib/autosave/browser/undo.ts';
import type { EditingWords } from '#lib/items/editing-texts.ts';

/** A kind of body that the product does not have: a list of words. Its editor is the example of `docs/editing.md`. */
export const PARTS = { keys: { title: ['title'], words: ['words'] } };

/** Its draft, saved by itself. */
export function openWordList(source: DraftSource, environment: Environment) {
  const draft = { title: 'Mots', words: ['un'] };
  const autosave = createAutosave({ id: 'w1', draft, revision: 1, parts: PARTS, source }, environment);
  return { autosave, undo: createUndo(autosave, environment) };
}

/** Around its fields. */
export function WordListFrame({
  editor,
  words,
}: {
  editor: ReturnType<typeof openWordList>;
  words: EditingWords;
}) {
  const { autosave, undo } = editor;
  usePageChanges(autosave);
  return (
    <>
      <SaveStatus autosave={autosave} words={words} />
      <UndoButtons undo={undo} announce={() => {}} />
      <KeptDraft autosave={autosave} words={words} />
      <Conflict autosave={autosave} words={words} />
    </>
  );
}
