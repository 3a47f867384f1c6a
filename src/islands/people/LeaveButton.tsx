import { useState } from 'react';
import type { ItemKind } from '#lib/domain/item.ts';
import { leaveMessages as m } from '#lib/messages/leave.ts';
import { Loaded } from '../form/Loaded.tsx';
import { useIsLive } from '../form/use-is-live.ts';

interface LeaveButtonProps {
  kind: ItemKind;
  id: string;
  title: string;
}

/** Leaves what somebody else lets one write with them, once that is confirmed. */
export function LeaveButton({ kind, id, title }: LeaveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const isLive = useIsLive();
  const close = () => setAsking(false);
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
          props={{ kind, id, onClose: close }}
        />
      )}
    </>
  );
}
