import { useState } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import { leaveMessages } from '#lib/people/leave-texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import { useIsLive } from '../form/use-is-live.ts';

interface LeaveButtonProps {
  kind: ItemKind;
  id: string;
  title: string;
  /** The role that the person gives up. */
  leaves: 'author' | 'reviewer';
}

/** Leaves a co-authored item or declines a review, after confirmation. */
export function LeaveButton({ kind, id, title, leaves }: LeaveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const isLive = useIsLive();
  const close = () => setAsking(false);
  const m = leaveMessages[leaves];
  return (
    <>
      <button
        type="button"
        className="button needs-script"
        aria-label={m.leaveWhat(title)}
        disabled={!isLive}
        onClick={() => setAsking(true)}
      >
        <i className="i-lucide-log-out" aria-hidden="true" />
        {m.leave}
      </button>
      {isAsking && (
        <Loaded
          load={async () => (await import('./LeaveDialog.tsx')).LeaveDialog}
          giveUp={close}
          props={{ kind, id, leaves, onClose: close }}
        />
      )}
    </>
  );
}
