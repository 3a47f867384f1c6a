import { bytesOf } from '#lib/offline/browser/kept-cache.ts';
import type { Keepable } from '#lib/offline/kept-entry.ts';
import { OFFLINE_PATH } from '#lib/offline/offline.ts';
import { offlineMessages as m } from '#lib/offline/texts.ts';
import { evictsUnvisitedSites } from './evicts-unvisited-sites.ts';
import { useKeep } from './use-keep.ts';

/** What of the questions of cases is answered without network. */
function AskedQuestions({ kind, questions, isKept }: Keepable & { questions: number; isKept: boolean }) {
  if (kind === 'session')
    return isKept ? null : <p className="banner warning">{m.questionsLater(questions)}</p>;
  const isList = kind === 'collection' || kind === 'shared';
  return <p className="hint">{isList ? m.listQuestions(questions) : m.caseQuestions}</p>;
}

/** Shows the size of storing something offline, stores it, and shows the progress. */
export function KeepOffline({ what }: { what: Keepable }) {
  const { entry, plan, failure, progress, start, remove } = useKeep(what);
  return (
    <div className="field">
      <div role="status">
        {!entry && !plan && !failure && !progress && <p>{m.weighing}</p>}
        {entry && !progress && <p className="tabular">{m.kept(bytesOf([entry]), entry.keptAt)}</p>}
        {!entry && plan && !progress && <p className="tabular">{m.weight(plan.bytes, plan.room)}</p>}
      </div>
      {progress && (
        <p className="field">
          <progress value={progress.done} max={progress.total} aria-label={m.keep} />
          <span className="tabular">{m.progress(progress.done, progress.total)}</span>
        </p>
      )}
      <div role="alert">{failure && !progress && <p className="banner error">{failure}</p>}</div>
      {what.kind === 'session' && <p className="hint">{m.sealedHint}</p>}
      {plan?.questions ? <AskedQuestions {...what} questions={plan.questions} isKept={!!entry} /> : null}
      {plan?.awaitsImages && <p className="hint">{m.laterImages}</p>}
      <p className="hint">{m.hint}</p>
      {evictsUnvisitedSites() && <p className="hint">{m.safari}</p>}
      {!entry && plan && (
        <button
          type="button"
          className="button primary"
          disabled={progress !== null}
          onClick={() => void start()}
        >
          <i className={progress ? 'spinner' : 'i-lucide-cloud-download'} aria-hidden="true" />
          {m.keep}
        </button>
      )}
      {entry && (
        <button type="button" className="button" disabled={progress !== null} onClick={() => void remove()}>
          <i className="i-lucide-trash-2" aria-hidden="true" />
          {m.remove}
        </button>
      )}
      <a href={OFFLINE_PATH}>{m.all}</a>
    </div>
  );
}
