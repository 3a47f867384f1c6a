import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import type { Uploads } from '#lib/images/browser/uploads.ts';
import { storageMessages } from '#lib/images/storage-texts.ts';
import type { UploadEntry } from '#lib/images/upload-entries-store.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { IconButton } from '../form/IconButton.tsx';

/** Maximum number of files listed; the others are counted. */
const SHOWN = 8;

function Entry({ entry, uploads }: { entry: UploadEntry; uploads: Uploads }) {
  const { key, name, bytes, sent, status, reason, isOverQuota } = entry;
  const part = bytes === 0 ? 0 : sent / bytes;
  return (
    <li className={`upload ${status}`}>
      <span className="upload-name">{name}</span>
      {status === 'failed' ? (
        <span className="fault">{isOverQuota ? m.uploadOverQuota : m.uploadReason(reason)}</span>
      ) : (
        <>
          <progress max={1} value={part} aria-label={name} />
          <span className="upload-status tabular">
            {status === 'sending' ? m.percent(part) : m.uploadStatus[status]}
          </span>
        </>
      )}
      {status === 'failed' && (
        <IconButton icon="i-lucide-rotate-cw" label={m.retryOf(name)} onPress={() => uploads.retry([key])} />
      )}
      <IconButton icon="i-lucide-x" label={m.cancelOf(name)} onPress={() => uploads.cancel([key])} />
    </li>
  );
}

/** Whether the browser is offline. Uploads that failed for lack of a connection are sent again once it is back. */
function useConnection(uploads: Uploads): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => {
      setOffline(!navigator.onLine);
      if (navigator.onLine) uploads.retryLost();
    };
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, [uploads]);
  return isOffline;
}

/** Announces how many files have arrived each time that all uploads are over. */
function useArrivalNotice(done: number, active: number): void {
  const wasActive = useRef(false);
  /** Number of files uploaded when the list last became idle: after failures the count does not start at zero. */
  const doneBefore = useRef(0);
  useEffect(() => {
    const arrived = done - doneBefore.current;
    if (wasActive.current && active === 0 && arrived > 0) notify('success', m.uploadsDone(arrived));
    if (active === 0 || done < doneBefore.current) doneBefore.current = done;
    wasActive.current = active > 0;
  }, [active, done]);
}

/** Why files are not being sent: no connection, failures, a full quota. */
function Problems({ uploads }: { uploads: Uploads }) {
  const overQuota = useStore(uploads.$entries).find(({ isOverQuota }) => isOverQuota);
  const { failed } = useStore(uploads.$progress);
  return (
    <>
      {useConnection(uploads) && (
        <p className="upload-offline" role="status">
          <i className="i-lucide-wifi-off" aria-hidden="true" />
          {m.uploadsOffline}
        </p>
      )}
      {failed > 0 && (
        <p className="fault" role="alert">
          {m.uploadsFailed(failed)}
        </p>
      )}
      {overQuota && (
        <div className="banner error" role="alert">
          <p>
            {m.uploadReason(overQuota.reason)}{' '}
            <a href="/account#espace" target="_blank" rel="noopener">
              {storageMessages.open}
            </a>
          </p>
        </div>
      )}
    </>
  );
}

/** Progress in total and for each file, with cancel and retry. */
export function UploadList({ uploads, label = m.uploads }: { uploads: Uploads; label?: string }) {
  const entries = useStore(uploads.$entries);
  const { files, done, failed, active, sent, bytes } = useStore(uploads.$progress);
  useArrivalNotice(done, active);
  if (entries.length === 0) return null;
  const failures = entries.filter(({ status }) => status === 'failed').map(({ key }) => key);
  const shown = [...entries].sort((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed'));
  return (
    <section className="panel uploads" aria-label={label}>
      <div className="uploads-head">
        <p className="tabular">{m.uploadProgress(done, files, sent, bytes)}</p>
        {failed > 0 && (
          <button type="button" className="button small" onClick={() => uploads.retry(failures)}>
            {m.retryAll}
          </button>
        )}
        <button type="button" className="button small" onClick={uploads.cancelAll}>
          {m.cancelAll}
        </button>
      </div>
      <progress max={Math.max(1, bytes)} value={sent} aria-label={label} />
      <Problems uploads={uploads} />
      <details open={failed > 0}>
        <summary>{m.uploadDetails}</summary>
        <ul>
          {shown.slice(0, SHOWN).map((entry) => (
            <Entry key={entry.key} entry={entry} uploads={uploads} />
          ))}
        </ul>
        {entries.length > SHOWN && <p className="hint">{m.moreUploads(entries.length - SHOWN)}</p>}
        <p className="hint">{m.resumeHint}</p>
      </details>
    </section>
  );
}
