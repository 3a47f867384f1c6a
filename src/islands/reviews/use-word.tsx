import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Autosave } from '#lib/autosave/browser/autosave.ts';
import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { unsavedText } from '#lib/items/version-actions-texts.ts';
import { $workingCopies } from '#lib/items/working-copies-store.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { type ReviewStatus, VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { wordMessages as m } from '#lib/reviews/word-status-texts.ts';
import type { EditorAction } from '../editing/EditorActions.tsx';
import { Loaded } from '../form/Loaded.tsx';
import { usePendingAction } from '../form/use-pending-action.ts';
import { FIELD_IDS } from '../publish/field-links.ts';

interface Asking {
  kind: ItemKind;
  editor: {
    id: string;
    /** The status when the page was rendered. */
    published: { reviewStatus?: ReviewStatus | undefined; owner?: string | undefined };
    autosave: Parameters<typeof synchronise>[0] & Pick<Autosave<object>, '$status'>;
  };
}

/** Icon with the state of the requested verdict. */
function Mark({ status }: { status: ReviewStatus }) {
  if (status === WRITING) return null;
  return <span className={status === VALIDATED ? 'status public' : 'status draft'}>{m.status[status]}</span>;
}

/** The review before publication, in the bar of an editor: its button, its state and its dialog. */
export function useWord({ kind, editor: { id, published, autosave } }: Asking) {
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState('');
  const { reviewStatus: status = WRITING } = useStore($workingCopies)[id] ?? published;
  const close = () => {
    setOpen(false);
    setStart('');
  };
  const ask = async () => {
    // Reviewers read the saved version: save the page's changes first.
    if (await synchronise(autosave)) setOpen(true);
    else notify('error', unsavedText(autosave.$status.get()));
  };
  // The list of missing parts links here, from this page and from others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function that opens the dialog never changes
  useEffect(() => {
    const follow = () => {
      if (location.hash !== `#${FIELD_IDS.word}`) return;
      // Removes the fragment from the URL, so that the same link opens the dialog again.
      history.replaceState(history.state, '', location.pathname + location.search);
      void ask();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  usePendingAction({ kind, id, action: 'review' }, ({ word }) => {
    setStart(word);
    void ask();
  });
  const action: EditorAction = {
    id: 'review',
    label: m.review,
    icon: 'i-lucide-message-square-quote',
    place: 'share',
    run: () => void ask(),
  };
  const dialog = isOpen && (
    <Loaded
      load={async () => (await import('./WordDialog.tsx')).WordDialog}
      giveUp={close}
      props={{ kind, id, isOwn: published.owner === undefined, start, onClose: close }}
    />
  );
  const shown = (
    <>
      <Mark status={status} />
      {dialog}
    </>
  );
  return { action, shown, status };
}
