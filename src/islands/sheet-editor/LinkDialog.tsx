import { useId, useState } from 'react';
import { LINK_MAX, typedHref } from '#lib/domain/link.ts';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import { Dialog } from '../list/Dialog.tsx';

interface LinkDialogProps {
  /** The address of the link that is there already. */
  href: string;
  /** Whether there is no text yet to make a link of. */
  asksText: boolean;
  onSave(href: string, text: string): void;
  onRemove: (() => void) | null;
  onClose(): void;
}

/** Asks where a link leads, and what it says when nothing is selected. */
export function LinkDialog({ href, asksText, onSave, onRemove, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(href);
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState(false);
  const id = useId();
  const submit = async () => {
    const address = typedHref(typed);
    setInvalid(!address);
    if (address) onSave(address, text.trim() || typed.trim());
    return address !== undefined;
  };
  return (
    <Dialog title={m.linkTitle} submitLabel={m.apply} onSubmit={submit} onClose={onClose}>
      <div className="field">
        <label htmlFor={`${id}-href`}>{m.address}</label>
        <input
          id={`${id}-href`}
          className="input"
          inputMode="url"
          autoComplete="off"
          maxLength={LINK_MAX}
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
      {asksText && (
        <div className="field">
          <label htmlFor={`${id}-text`}>{m.linkText}</label>
          <input
            id={`${id}-text`}
            className="input"
            lang="fr"
            spellCheck
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      {onRemove && (
        <p>
          <button type="button" className="button danger" onClick={onRemove}>
            <i className="i-lucide-unlink" aria-hidden="true" />
            {m.removeLink}
          </button>
        </p>
      )}
    </Dialog>
  );
}
