import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Undo } from '#lib/autosave/browser/undo.ts';
import { undoMessages as m } from '#lib/platform/undo-texts.ts';
import '../form/icon-button.css';
import './editing.css';

/** Fields whose native undo takes precedence over the draft's. */
const TEXT_FIELD =
  'textarea, [contenteditable="true"], input:not([type=radio], [type=checkbox], [type=range], [type=file])';

/**
 * Fields whose every keystroke changes the draft: the draft's history undoes them. A browser has one history for
 * all fields of a page and would undo changes in another field.
 */
const DRAFT_FIELD = '[data-of-draft]';

/** Whether an event is in a field with its own undo. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELD) !== null && !target.closest(DRAFT_FIELD);
}

/** The undo or redo command of a key press, unless the key is meant for a text field or a dialog. */
function askedBy(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  if (hasOwnUndo(event.target)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

interface UndoButtonsProps {
  undo: Undo;
  /** Announces what was done to screen readers. */
  announce(text: string): void;
}

/** Undoes and redoes edits, by buttons and by Ctrl+Z and Ctrl+Maj+Z. */
export function UndoButtons({ undo, announce }: UndoButtonsProps) {
  const can = useStore(undo.$can);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      if (undo[asked]()) announce(asked === 'undo' ? m.undone : m.redone);
    };
    // Undo from the browser's menu, or by shaking a phone.
    const onInput = (event: InputEvent) => {
      const asked = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType] as
        | 'undo'
        | 'redo'
        | undefined;
      if (!asked || hasOwnUndo(event.target)) return;
      event.preventDefault();
      if (undo[asked]()) announce(asked === 'undo' ? m.undone : m.redone);
    };
    addEventListener('keydown', onKey);
    addEventListener('beforeinput', onInput);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('beforeinput', onInput);
    };
  }, [undo, announce]);
  const button = (what: 'undo' | 'redo', label: string, title: string, icon: string) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={title}
      // Not `disabled`: the button just pressed would lose the focus with the last step.
      aria-disabled={!can[what]}
      onClick={() => {
        if (undo[what]()) announce(what === 'undo' ? m.undone : m.redone);
      }}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
  return (
    <div className="undo-buttons">
      {button('undo', m.undoEdit, m.undoTitle, 'i-lucide-undo-2')}
      {button('redo', m.redoEdit, m.redoTitle, 'i-lucide-redo-2')}
    </div>
  );
}
