import { type FormEvent, useState } from 'react';
import { makeItem } from '#lib/items/browser/make-item.ts';
import { TITLE_MAX } from '#lib/items/item.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import type { NewProtocolScreen } from '#lib/protocols/new-protocol-screen.ts';
import { newProtocolMessages as m } from '#lib/protocols/new-protocol-texts.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { IMAGING_TYPES, REGIONS } from '#lib/protocols/vocabulary.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { StartField } from '../form/StartField.tsx';
import { usePageBack } from '../form/use-page-back.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { FileField } from './FileField.tsx';
import type { ChosenFile } from './read-protocol-file.ts';
import { SourceField } from './SourceField.tsx';
import '../form/field.css';
import './new-protocol.css';
import { filledWithinLimit } from '../form/within-limit.ts';

type Start = keyof typeof m.starts;
const UNCHOSEN = { value: '', label: m.choose };

function NewTitle({ value, onChange }: { value: string; onChange(title: string): void }) {
  useTypedBefore('titre', value, onChange);
  return (
    <div className="field">
      <label htmlFor="titre">{m.title}</label>
      <input
        id="titre"
        name="titre"
        className="input"
        autoComplete="off"
        required
        {...filledWithinLimit(TITLE_MAX)}
        aria-describedby="titre-hint"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" id="titre-hint">
        {m.titleHint}
      </p>
    </div>
  );
}

/**
 * The file that a protocol is created from, if one is chosen: the script then creates it instead of submitting the
 * form.
 */
function useFileStart(title: string) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [failure, setFailure] = useState('');
  /** Opens the editor of the new protocol. @returns whether it could be made */
  async function make(): Promise<boolean> {
    if (!chosen || 'problem' in chosen) return false;
    setFailure('');
    try {
      location.assign(protocolPaths.edit(await makeItem('protocol', { ...chosen.file, title })));
      return true;
    } catch (error) {
      setFailure(failureText(error, m.fileFailure));
      return false;
    }
  }
  return { chosen, setChosen, failure, make };
}

/**
 * Asks for the title of a new protocol and what it starts from. A plain form: without script the server creates the
 * protocol and redirects to its editor.
 */
export function NewProtocol(screen: NewProtocolScreen) {
  const [title, setTitle] = useState(screen.title);
  const [imagingType, setImagingType] = useState(screen.imagingType);
  const [region, setRegion] = useState(screen.region);
  const [start, setStart] = useState<Start>(screen.source === '' ? 'rien' : 'modele');
  const [busy, setBusy] = useState(false);
  const file = useFileStart(title);
  usePageBack(() => setBusy(false));
  const submit = async (event: FormEvent) => {
    if (busy || start === 'fichier') event.preventDefault();
    if (busy) return;
    setBusy(true);
    if (start === 'fichier') setBusy(await file.make());
  };
  const choose = (chosen: ChosenFile | undefined) => {
    file.setChosen(chosen);
    if (chosen && 'file' in chosen && title.trim() === '') setTitle(chosen.file.title);
  };
  const error = file.failure || screen.error;
  return (
    <form method="post" className="panel new-protocol" onSubmit={submit}>
      {error && (
        <p className="banner error" role="alert">
          {error}
        </p>
      )}
      <NewTitle value={title} onChange={setTitle} />
      <StartField<Start> legend={m.start} starts={m.starts} value={start} onChange={setStart} needsScript />
      {start === 'modele' && <SourceField given={screen.source} />}
      {start === 'fichier' && <FileField chosen={file.chosen} onChoose={choose} />}
      {start === 'rien' && (
        <div className="new-protocol-kind">
          <ChoiceField
            id="type"
            name="type"
            isRequired
            label={m.imagingType}
            options={[UNCHOSEN, ...IMAGING_TYPES]}
            value={imagingType}
            onChange={setImagingType}
          />
          <ChoiceField
            id="region"
            name="region"
            isRequired
            label={m.region}
            options={[UNCHOSEN, ...REGIONS]}
            value={region}
            onChange={setRegion}
          />
        </div>
      )}
      <button type="submit" className="button primary" aria-disabled={busy}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {m.create}
      </button>
    </form>
  );
}
