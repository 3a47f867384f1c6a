import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { attempt } from '#lib/accounts/browser/account-actions.ts';
import { PHRASES_MAX } from '#lib/phrases/phrase.ts';
import type { PhraseEntry } from '#lib/phrases/schemas.ts';
import { $phrases, deletePhrase, setPhrases } from '#lib/phrases/store.ts';
import { phraseMessages as m } from '#lib/phrases/texts.ts';
import { fold } from '#lib/platform/fold.ts';
import { Dialog } from '../form/Dialog.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { PhraseDialog } from './PhraseDialog.tsx';
import { PhraseFiles } from './PhraseFiles.tsx';
import './phrases.css';

interface PhraseRowProps {
  phrase: PhraseEntry;
  onEdit(): void;
  onDelete(): void;
}

function PhraseRow({ phrase, onEdit, onDelete }: PhraseRowProps) {
  const { code, text } = phrase;
  return (
    <li>
      <code>{code}</code>
      <p>{text}</p>
      <div className="phrase-actions">
        <IconButton icon="i-lucide-pencil-line" label={m.edit(code)} onPress={onEdit} />
        <IconButton icon="i-lucide-trash-2" label={m.delete(code)} danger onPress={onDelete} />
      </div>
    </li>
  );
}

function SearchField({
  value,
  found,
  onChange,
}: {
  value: string;
  found: number;
  onChange(q: string): void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{m.search}</label>
      <input
        className="input"
        id={id}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="hint" role="status">
        {value.trim() !== '' && m.found(found)}
      </p>
    </div>
  );
}

/** The open dialog: editing a phrase (without an entry, a new one), or confirming its deletion. */
type Open = { edit: PhraseEntry | undefined } | { remove: PhraseEntry } | null;

/** The person's phrases: search, add, change, delete, export and import. */
export function Phrases(props: { phrases: readonly PhraseEntry[] }) {
  const stored = useStore($phrases);
  const [isRead, setIsRead] = useState(false);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    setPhrases(props.phrases);
    setIsRead(true);
  }, [props.phrases]);
  const phrases = isRead ? stored : props.phrases;
  const wanted = fold(query.trim());
  const found = phrases.filter(({ code, text }) => fold(`${code} ${text}`).includes(wanted));
  const close = () => setOpen(null);
  return (
    <>
      <p className="hint">{m.hint}</p>
      {phrases.length > 0 && <SearchField value={query} found={found.length} onChange={setQuery} />}
      <ul className="phrases">
        {found.map((phrase) => (
          <PhraseRow
            key={phrase._id}
            phrase={phrase}
            onEdit={() => setOpen({ edit: phrase })}
            onDelete={() => setOpen({ remove: phrase })}
          />
        ))}
      </ul>
      <p className="hint">{phrases.length === 0 ? m.none : m.count(phrases.length)}</p>
      <div className="account-actions">
        <button
          type="button"
          className="button"
          disabled={!isRead || phrases.length >= PHRASES_MAX}
          onClick={() => setOpen({ edit: undefined })}
        >
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.add}
        </button>
        <PhraseFiles phrases={phrases} isReady={isRead} />
      </div>
      {open && 'edit' in open && <PhraseDialog entry={open.edit} onClose={close} />}
      {open && 'remove' in open && (
        <Dialog
          title={m.deleteTitle}
          submitLabel={m.deleteSubmit}
          danger
          onSubmit={() => attempt(() => deletePhrase(open.remove), m.deleted)}
          onClose={close}
        >
          <p>{m.deleteBody(open.remove.code)}</p>
        </Dialog>
      )}
    </>
  );
}
