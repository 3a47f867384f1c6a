import { useEffect, useId, useState } from 'react';
import { failureText } from '#lib/platform/browser/client.ts';
import { findProtocolSources, type ProtocolSource } from '#lib/protocols/browser/protocol-sources.ts';
import { newProtocolMessages as m } from '#lib/protocols/new-protocol-texts.ts';

/** Debounce of the search (ms). */
const PAUSE = 250;

type Found = { sources: ProtocolSource[] } | { failure: string } | undefined;

/** The search results, loaded once typing pauses; answers to an older query are discarded. */
function useSources(words: string): Found {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () =>
        findProtocolSources(words).then(
          (sources) => isWanted && setFound({ sources }),
          (error: unknown) => isWanted && setFound({ failure: failureText(error, m.searchFailure) }),
        ),
      words === '' ? 0 : PAUSE,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}

function Sources({ found, given }: { found: Found; given: string }) {
  const [chosen, setChosen] = useState(given);
  if (!found)
    return (
      <p role="status">
        <span className="spinner" aria-hidden="true" /> {m.searching}
      </p>
    );
  if ('failure' in found)
    return (
      <p className="fault" role="alert">
        {found.failure}
      </p>
    );
  if (found.sources.length === 0) return <p role="status">{m.noSource}</p>;
  return (
    <fieldset className="sources">
      <legend className="visually-hidden">{m.sources}</legend>
      {found.sources.map(({ id, title, imagingType, region, isOwn }) => (
        <label key={id}>
          <input
            type="radio"
            name="source"
            value={id}
            required
            checked={chosen === id}
            onChange={() => setChosen(id)}
          />
          <span className="source-title">{title}</span>
          <span className="quiet">
            {imagingType} · {region} · {isOwn ? m.own : m.public}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Choice of the protocol to copy: a public one or the person's own. */
export function SourceField({ given }: { given: string }) {
  const [words, setWords] = useState('');
  const found = useSources(words);
  const id = useId();
  return (
    <div className="source-field">
      {given !== '' && <p>{m.sourceGiven}</p>}
      {given !== '' && !found && <input type="hidden" name="source" value={given} />}
      <div className="field needs-script">
        <label htmlFor={id}>{m.search}</label>
        <input
          id={id}
          type="search"
          className="input"
          autoComplete="off"
          value={words}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {m.searchHint}
        </p>
      </div>
      <Sources found={found} given={given} />
    </div>
  );
}
