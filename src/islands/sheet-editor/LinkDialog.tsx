import { useId, useState } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { LINK_MAX } from '#lib/rich-text/link.ts';
import { typedHref } from '#lib/rich-text/typed-link.ts';
import { withinLimit } from '../form/within-limit.ts';
import { TargetDialog } from './TargetDialog.tsx';

interface LinkDialogProps {
  /** The URL of the existing link; empty if there is none. */
  href: string;
  /** Whether there is no text to turn into a link yet. */
  asksText: boolean;
  onSave(href: string, text: string): void;
  onRemove: (() => void) | null;
  onClose(): void;
}

/** Asks for the URL of a link, and for its text when nothing is selected. */
export function LinkDialog({ href, onSave, ...dialog }: LinkDialogProps) {
  const [typed, setTyped] = useState(href);
  const [invalid, setInvalid] = useState(false);
  const id = useId();
  const save = (text: string) => {
    const address = typedHref(typed);
    setInvalid(!address);
    if (address) onSave(address, text || typed.trim());
    return address !== undefined;
  };
  return (
    <TargetDialog {...dialog} title={m.linkTitle} submitLabel={m.apply} onSave={save}>
      <div className="field">
        <label htmlFor={`${id}-href`}>{m.address}</label>
        <input
          id={`${id}-href`}
          className="input"
          inputMode="url"
          autoComplete="off"
          {...withinLimit(LINK_MAX)}
          value={typed}
          aria-invalid={invalid}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}-hint`} className="hint">
          {m.addressHint}
        </p>
        {invalid && (
          <p className="field-fault" role="alert">
            {m.addressInvalid}
          </p>
        )}
      </div>
    </TargetDialog>
  );
}
