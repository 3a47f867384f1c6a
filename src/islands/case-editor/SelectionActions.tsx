import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { mayMove, moveImages } from '#lib/cases/edits.ts';
import type { CaseEditor } from './editor.ts';

interface SelectionActionsProps {
  editor: CaseEditor;
  folder: CaseFolder;
  selected: readonly number[];
  isPicking: boolean;
  pick(isPicking: boolean): void;
  gone(indexes: readonly number[]): void;
}

/** Multiple selection on touch screens, and moving the selected images to another folder as one undo step. */
export function SelectionActions({ editor, folder, selected, isPicking, pick, gone }: SelectionActionsProps) {
  const { folders } = useStore(editor.autosave.$draft);
  const id = useId();
  const others = folders.filter((other) => other.id !== folder.id);
  const move = (toId: string) => {
    const to = folders.find((other) => other.id === toId);
    if (!to || selected.length === 0) return;
    editor.edit((body) => moveImages(body, folder.id, selected, toId));
    editor.announce(m.imagesMoved(selected.length, to.name));
    gone(selected);
  };
  if (folder.images.length < 2 && others.length === 0) return null;
  return (
    <div className="selection-actions">
      {folder.images.length > 1 && (
        <button
          type="button"
          className="button small"
          aria-pressed={isPicking}
          onClick={() => pick(!isPicking)}
        >
          <i className="i-lucide-square-dashed" aria-hidden="true" />
          {m.pickSeveral}
        </button>
      )}
      {others.length > 0 && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {m.moveToFolder(selected.length)}
          </label>
          <select
            id={id}
            className="input"
            autoComplete="off"
            value=""
            disabled={selected.length === 0}
            onChange={({ target }) => move(target.value)}
          >
            <option value="">{m.moveToFolder(selected.length)}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id} disabled={!mayMove(folder, selected, other)}>
                {mayMove(folder, selected, other) ? other.name : m.otherSeries(other.name)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
