import { useEffect, useState } from 'react';
import { rememberCases } from '#lib/cases/browser/case-list.ts';
import { COLLECTION_PATHS } from '#lib/collections/rules.ts';
import type { CollectedRow, CollectionEntry } from '#lib/collections/schemas.ts';
import { runWithFailureNotice } from '#lib/collections/store.ts';
import { collectionMessages, sharingMessages as m } from '#lib/collections/texts.ts';
import { flagListPath } from '#lib/moderation/flag.ts';
import { flagMessages } from '#lib/moderation/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { KeepOfflineButton } from '../offline/KeepOfflineButton.tsx';
import { CollectedCase } from './CollectedCase.tsx';
import { TitlesLink } from './TitlesLink.tsx';
import './collections.css';

interface SharedCasesProps {
  token: string;
  mine: boolean;
  rows: readonly CollectedRow[];
  titlesHidden: boolean;
}

/** Copies the shared list into the person's own and opens the copy. */
function KeepList({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<CollectionEntry>();
  const keep = async () => {
    setBusy(true);
    setKept(
      await runWithFailureNotice(
        () => call('POST /collections/copies', { body: { token } }),
        collectionMessages.failure,
      ),
    );
    setBusy(false);
  };
  return (
    <>
      {!kept && (
        <button type="button" className="button needs-script" disabled={busy} onClick={keep}>
          <i className={busy ? 'spinner' : 'i-lucide-bookmark-plus'} aria-hidden="true" />
          {m.keep}
        </button>
      )}
      <p className="kept-list" role="status">
        {kept && (
          <>
            {m.kept(kept.name)} <a href={COLLECTION_PATHS.one(kept._id)}>{m.openKept}</a>
          </>
        )}
      </p>
    </>
  );
}

/** The cases of a shared list, in its owner's order. */
export function SharedCases({ token, mine, rows, titlesHidden }: SharedCasesProps) {
  useEffect(() => rememberCases(rows.map(({ caseId }) => caseId)), [rows]);
  return (
    <>
      <div className="collection-actions">
        {rows.length > 0 && (
          <a className="button primary" href={COLLECTION_PATHS.practice(token)}>
            <i className="i-lucide-graduation-cap" aria-hidden="true" />
            {collectionMessages.practise}
          </a>
        )}
        {rows.length > 0 && (
          <TitlesLink
            hidden={titlesHidden}
            href={titlesHidden ? '?titres=visibles' : COLLECTION_PATHS.shared(token)}
          />
        )}
        {rows.length > 0 && <KeepOfflineButton what={{ kind: 'shared', id: token }} />}
        {!mine && <KeepList token={token} />}
        {!mine && (
          <a className="button" href={flagListPath(token)}>
            <i className="i-lucide-flag" aria-hidden="true" />
            {flagMessages.action}
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="list-state">{m.empty}</p>
      ) : (
        <ol className="collected" aria-label={collectionMessages.caseList}>
          {rows.map((row, index) => (
            <li key={row.caseId}>
              <CollectedCase row={row} index={index} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
