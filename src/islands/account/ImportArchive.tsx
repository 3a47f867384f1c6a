import { type RefObject, useRef, useState } from 'react';
import { accountMessages } from '#lib/accounts/texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import type { OpenedArchive } from './open-archive.ts';

const m = accountMessages.importing;

interface ChooseButtonProps {
  place: RefObject<HTMLButtonElement | null>;
  /** Whether an archive is being read. Disabled it would lose the focus. */
  busy: boolean;
  onPress(): void;
}

function ChooseButton({ place, busy, onPress }: ChooseButtonProps) {
  return (
    <button
      ref={place}
      type="button"
      className="button"
      aria-describedby="archive-hint archive-fault"
      aria-disabled={busy}
      onClick={() => !busy && onPress()}
    >
      {busy ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <i className="i-lucide-folder-plus" aria-hidden="true" />
      )}
      {m.label}
    </button>
  );
}

/** Reads an exported archive and creates the chosen items again. Its code comes with the archive. */
export function ImportArchive() {
  const [archive, setArchive] = useState<OpenedArchive>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const read = async (file: File) => {
    setBusy(true);
    setFault('');
    try {
      const { openArchive, faultText } = await import('./open-archive.ts');
      await openArchive(file).then(setArchive, (error) => setFault(faultText(error)));
    } catch {
      setFault(m.failure);
    }
    setBusy(false);
  };
  const again = () => {
    setArchive(undefined);
    // The button is there again once the list is gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (archive)
    return (
      <Loaded
        load={async () => (await import('./ArchiveItems.tsx')).ArchiveItems}
        giveUp={again}
        props={{ archive, onAgain: again }}
      />
    );
  return (
    <div className="field">
      <p className="hint" id="archive-hint">
        {m.hint}
      </p>
      <p>
        <ChooseButton place={button} busy={busy} onPress={() => input.current?.click()} />
      </p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".zip,application/zip"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the same file be chosen again.
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <p className="field-error" id="archive-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
