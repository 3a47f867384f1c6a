import { type FormEvent, useState } from 'react';
import type { Credentials, SourceSession } from '#lib/dicomweb/browser/source-session.ts';
import { isEmptySearch, NO_SEARCH } from '#lib/dicomweb/query.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';
import type { ChosenSeries } from './chosen-series.ts';
import { FoundStudies } from './FoundStudies.tsx';
import { PlainField, SearchFields } from './SearchFields.tsx';
import { SourceFault } from './SourceFault.tsx';
import { useStudies } from './use-studies.ts';

interface CredentialFieldsProps {
  value: Credentials;
  onChange(value: Credentials): void;
}

function CredentialFields({ value, onChange }: CredentialFieldsProps) {
  return (
    <div className="pacs-fields">
      <PlainField
        label={m.name}
        required
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
      />
      <PlainField
        type="password"
        label={m.password}
        hint={m.credentialsHint}
        required
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
      />
    </div>
  );
}

interface PacsSearchProps {
  session: SourceSession;
  chosen: ChosenSeries;
}

/** Searching one PACS. The search and its results belong to this component, and disappear with it. */
export function PacsSearch({ session, chosen }: PacsSearchProps) {
  const [search, setSearch] = useState(NO_SEARCH);
  const [credentials, setCredentials] = useState(session.credentials ?? { name: '', password: '' });
  const [isBare, setBare] = useState(false);
  const { found, failure, isRunning, ...studies } = useStudies(session);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBare(isEmptySearch(search));
    if (isEmptySearch(search)) return;
    session.credentials = credentials;
    chosen.clear();
    studies.search(search);
  };
  return (
    <>
      <form className="pacs-search" onSubmit={submit}>
        {session.source.signIn === 'basic' && (
          <CredentialFields value={credentials} onChange={setCredentials} />
        )}
        <SearchFields search={search} onChange={setSearch} />
        {isBare && (
          <p className="field fault" role="alert">
            {m.noCriterion}
          </p>
        )}
        <div className="pacs-submit">
          <button type="submit" className="button primary" disabled={isRunning}>
            {m.search}
          </button>
          {isRunning && (
            <>
              <p role="status">
                <span className="spinner" aria-hidden="true" /> {m.searching}
              </p>
              <button type="button" className="button" onClick={studies.stop}>
                {m.stopSearch}
              </button>
            </>
          )}
        </div>
      </form>
      {failure && <SourceFault failure={failure} source={session.source} />}
      {found?.elsewhere && <p className="banner warning">{m.elsewhere(found.elsewhere)}</p>}
      {found && (
        <FoundStudies
          session={session}
          studies={found.studies}
          hasMore={found.hasMore}
          chosen={chosen}
          isRunning={isRunning}
          onMore={studies.more}
        />
      )}
    </>
  );
}
