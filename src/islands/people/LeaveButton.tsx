import { useState } from 'react';
import type { ItemKind } from '#lib/domain/item.ts';
import { leaveMessages } from '#lib/people/leave-texts.ts';
import { Loaded } from '../form/Loaded.tsx';
import { useIsLive } from '../form/use-is-live.ts';

interface LeaveButtonProps {
  kind: ItemKind;
  id: string;
  title: string;
  /** As what one leaves it. */
  leaves: 'author' | 'reviewer';
}

/** Leaves what somebody else lets one write with them or asked one to review, once that is confirmed. */
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
