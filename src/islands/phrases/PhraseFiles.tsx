import { useState } from 'react';
import { attempt } from '#lib/accounts/browser/account-actions.ts';
import { type PhraseFile, phraseFileText, readPhraseFile } from '#lib/phrases/browser/phrase-file.ts';
import { type Phrase, phraseKey } from '#lib/phrases/phrase.ts';
import { addPhrases } from '#lib/phrases/store.ts';
import { phraseMessages as m } from '#lib/phrases/texts.ts';
import { saveFile } from '#lib/platform/browser/save-file.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { AddButton } from '../files/AddButton.tsx';
import { Dialog } from '../form/Dialog.tsx';

interface PhraseFilesProps {
  phrases: readonly Phrase[];
  isReady: boolean;
}

/** Exports and imports phrases as a file. The phrases that an import would replace are listed before it does. */
export function PhraseFiles({ phrases, isReady }: PhraseFilesProps) {
  const [file, setFile] = useState<PhraseFile | null>(null);
  const read = async ([chosen]: File[]) => {
    if (!chosen) return;
    const found = readPhraseFile(await chosen.text());
    if (found.phrases.length === 0) notify('error', m.importEmpty);
    else setFile(found);
  };
  const taken = new Set(phrases.map(({ code }) => phraseKey(code)));
  const replaced = file?.phrases.map(({ code }) => code).filter((code) => taken.has(phraseKey(code))) ?? [];
  const save = () =>
    saveFile(m.exportName, new Blob([phraseFileText(phrases)], { type: 'application/json' }));
  return (
    <>
      {isReady && <AddButton label={m.import} icon="i-lucide-upload" onFiles={read} />}
      <button type="button" className="button" disabled={!isReady || phrases.length === 0} onClick={save}>
        <i className="i-lucide-download" aria-hidden="true" />
        {m.export}
      </button>
      {file && (
        <Dialog
          title={m.importTitle}
          submitLabel={m.import}
          onSubmit={() => attempt(() => addPhrases(file.phrases), m.imported(file.phrases.length))}
          onClose={() => setFile(null)}
        >
          <p>{m.importBody(file.phrases.length)}</p>
          {replaced.length > 0 && <p>{m.importReplaces(replaced)}</p>}
          {file.faults.length > 0 && <p>{m.importFaults(file.faults)}</p>}
        </Dialog>
      )}
    </>
  );
}
