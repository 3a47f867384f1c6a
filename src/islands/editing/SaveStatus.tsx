import { useStore } from '@nanostores/react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import type { SaveStatus as Status } from '#lib/autosave/browser/save-loop.ts';
import type { SaveStateName } from '#lib/autosave/save-state.ts';
import { type EditingWords, editingMessages as m } from '#lib/items/editing-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import './editing.css';

const ICONS: Record<SaveStateName, string> = {
  saved: 'i-lucide-circle-check',
  waiting: 'i-lucide-pencil-line',
  saving: 'spinner',
  offline: 'i-lucide-wifi-off',
  refused: 'i-lucide-circle-alert',
  conflict: 'i-lucide-circle-alert',
  held: 'i-lucide-circle-alert',
};

function textOf({ state, reason, savedAt }: Status, words: EditingWords): string {
  switch (state) {
    case 'saved':
      return words.saved(savedAt);
    case 'offline':
      return reason ? words.delayed(reason) : words.offline;
    case 'refused':
      return `${m.refused(reason)} ${m.keptHere}`;
    case 'held':
      return m.refused(reason);
    default:
      return m[state];
  }
}

/** Typed texts that are not valid values of their fields, and are therefore not saved. */
export interface InvalidFields {
  count: number;
  /** Goes to the first field to correct. */
  show(): void;
}

interface SaveStatusProps {
  autosave: Pick<Autosave<object>, '$status' | 'flush'>;
  words: EditingWords;
  toCorrect?: InvalidFields | undefined;
}

/** While some texts are not saved, the page must not say that everything is. */
function withCorrections(status: Status, toCorrect: InvalidFields | undefined): Status {
  if (!toCorrect || status.state !== 'saved') return status;
  return { ...status, state: 'held', reason: m.toCorrect(toCorrect.count) };
}

/** Shows at any time whether everything is saved. Only states that need attention are announced. */
export function SaveStatus({ autosave, words, toCorrect }: SaveStatusProps) {
  const status = withCorrections(useStore(autosave.$status), toCorrect);
  const { state, reason } = status;
  const text = textOf(status, words);
  const hasFailed = state === 'offline' || state === 'refused';
  // A server that answers is not a lost connection: its reason is shown.
  const icon = state === 'offline' && reason ? ICONS.refused : ICONS[state];
  return (
    <div className="save-status">
      <p className={`save-state ${state} tabular`}>
        <i className={icon} aria-hidden="true" />
        {text}
      </p>
      {hasFailed && (
        <button type="button" className="link-button" onClick={() => void autosave.flush()}>
          {commonMessages.retry}
        </button>
      )}
      {toCorrect && (
        <button type="button" className="link-button" onClick={toCorrect.show}>
          {m.showToCorrect}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {hasFailed || state === 'conflict' || state === 'held' ? text : ''}
      </p>
    </div>
  );
}
