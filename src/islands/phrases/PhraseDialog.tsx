import { useId, useState } from 'react';
import { PHRASE_CODE_MAX, PHRASE_TEXT_MAX, type Phrase } from '#lib/phrases/phrase.ts';
import type { PhraseEntry } from '#lib/phrases/schemas.ts';
import { savePhrase } from '#lib/phrases/store.ts';
import { phraseMessages as m } from '#lib/phrases/texts.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { Dialog } from '../form/Dialog.tsx';
import '../form/field.css';
import { withinLimit } from '../form/within-limit.ts';

interface PhraseDialogProps {
  /** Undefined for a new phrase. */
  entry: PhraseEntry | undefined;
  onClose(): void;
}

/** Warns that the phrase was changed or deleted elsewhere while it was being edited here. */
function Elsewhere({ entry, isChanged }: { entry: PhraseEntry | undefined; isChanged: boolean }) {
  if (!isChanged) return null;
  if (!entry) return <p className="banner error">{m.deletedMeanwhile}</p>;
  return (
    <div className="banner error">
      <p>{m.changed}</p>
      <p className="phrase-elsewhere">
        <code>{entry.code}</code> {entry.text}
      </p>
      <p>{m.changedHint}</p>
    </div>
  );
}

function PhraseFields({ code, text, onChange }: Phrase & { onChange(typed: Phrase): void }) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-code`}>{m.code}</label>
        <input
          className="input phrase-code"
          id={`${id}-code`}
          required
          {...withinLimit(PHRASE_CODE_MAX)}
          pattern="[\p{L}\p{N}]+"
          title={m.codeHint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={code}
          onChange={(event) => onChange({ code: event.target.value, text })}
        />
        <p className="hint" id={`${id}-hint`}>
          {m.codeHint}
        </p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>{m.text}</label>
        <textarea
          className="input"
          id={`${id}-text`}
          required
          rows={5}
          {...withinLimit(PHRASE_TEXT_MAX)}
          lang="fr"
          spellCheck
          value={text}
          onChange={(event) => onChange({ code, text: event.target.value })}
        />
      </div>
    </>
  );
}

/** Dialog that edits a phrase. The typed text stays when the server refuses it, or when another tab was faster. */
export function PhraseDialog({ entry: first, onClose }: PhraseDialogProps) {
  const [entry, setEntry] = useState(first);
  const [isChanged, setIsChanged] = useState(false);
  const [typed, setTyped] = useState<Phrase>({ code: first?.code ?? '', text: first?.text ?? '' });
  const [fault, setFault] = useState('');
  const save = async () => {
    setFault('');
    try {
      const saved = await savePhrase(entry, typed);
      if (saved === 'saved') notify('success', m.saved);
      else {
        setEntry(saved === 'deleted' ? undefined : saved.changed);
        setIsChanged(true);
      }
      return saved === 'saved';
    } catch (error) {
      setFault(failureText(error, m.failure));
      return false;
    }
  };
  return (
    <Dialog
      title={first ? m.edit(first.code) : m.add}
      submitLabel={commonMessages.save}
      onSubmit={save}
      onClose={onClose}
    >
      <div role="alert">
        {fault && <p className="banner error">{fault}</p>}
        <Elsewhere entry={entry} isChanged={isChanged} />
      </div>
      <PhraseFields {...typed} onChange={setTyped} />
    </Dialog>
  );
}
