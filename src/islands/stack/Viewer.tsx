import { useCallback, useEffect, useState } from 'react';
import type { CaseAnswer, ViewerCase } from '#lib/contract/viewer.ts';
import { type ViewerQuery, viewerSearch } from '#lib/domain/viewer-query.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { call } from '#lib/stores/api.ts';
import { notify } from '#lib/stores/notices.ts';
import { CaseBar } from './CaseBar.tsx';
import { CaseTexts } from './CaseTexts.tsx';
import { FolderStrip } from './FolderStrip.tsx';
import { StackPanel } from './StackPanel.tsx';
import '../list/labels.css';
import './stack.css';
import './case-texts.css';

interface ViewerProps {
  shown: ViewerCase;
  initial: ViewerQuery;
  /** Sent only when the address asks for it. */
  answer: CaseAnswer | null;
}

/** Keeps the address telling what is on screen, so that it can be reloaded or shared. */
function useAddress(initial: ViewerQuery) {
  const [query, setQuery] = useState(initial);
  const change = useCallback(
    (part: Partial<ViewerQuery>) => setQuery((before) => ({ ...before, ...part })),
    [],
  );
  useEffect(() => {
    if (query !== initial) history.replaceState(null, '', viewerSearch(query));
  }, [query, initial]);
  return [query, change] as const;
}

/** The case: folders, the stack in front, and the texts one asks for. */
export function Viewer({ shown, initial, answer: sent }: ViewerProps) {
  const { facts, folders } = shown;
  const [query, change] = useAddress(initial);
  const [answer, setAnswer] = useState(sent);
  const [busy, setBusy] = useState(false);
  const folder = folders[query.folder];
  const onSettled = useCallback((image: number) => change({ image }), [change]);
  const toFolder = (index: number): ViewerQuery => ({
    ...query,
    folder: index,
    image: folders[index]?.start ?? 0,
  });
  const toggleAnswer = async () => {
    if (query.answer || answer) return change({ answer: !query.answer });
    setBusy(true);
    try {
      setAnswer((await call('GET', `/cases/${facts._id}/answer`)) as CaseAnswer);
      change({ answer: true });
    } catch {
      notify('error', m.answerFailure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="viewer">
      {folder ? (
        <StackPanel
          key={query.folder}
          itemId={facts._id}
          folder={folder}
          initial={query.image}
          hrefOf={(image) => viewerSearch({ ...query, image })}
          onSettled={onSettled}
        />
      ) : (
        <p className="stack-panel no-image">{m.noImage}</p>
      )}
      {folders.length > 0 && (
        <FolderStrip
          itemId={facts._id}
          folders={folders}
          current={query.folder}
          hrefOf={(index) => viewerSearch(toFolder(index))}
          onChoose={(index) => index !== query.folder && change(toFolder(index))}
        />
      )}
      <CaseTexts
        shown={shown}
        query={query}
        initial={initial}
        answer={query.answer ? answer : null}
        description={folder?.description ?? ''}
      />
      <p className="visually-hidden" role="status">
        {query.answer && answer ? m.answerShown : ''}
      </p>
      <CaseBar
        query={query}
        difficulty={shown.difficulty}
        busy={busy}
        onInformation={() => change({ information: !query.information })}
        onAnswer={toggleAnswer}
        onAbout={() => change({ about: !query.about })}
      />
    </div>
  );
}
