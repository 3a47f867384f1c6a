import { useState } from 'react';
import { runWithIntention, storeIntentionForLink } from '#lib/accounts/browser/intention.ts';
import { copyMessages } from '#lib/items/copy-texts.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { usePendingAction } from '../form/use-pending-action.ts';

interface CopyButtonProps {
  kind: ItemKind;
  id: string;
  signInHref: string | undefined;
  /** The button's label where there is room; a card shows a short one. */
  label?: string | undefined;
  /** Called after a successful copy, to raise the card's count (specification §4). */
  onCopied(): void;
}

/** Copies a public item into the person's own private collection. */
export function CopyButton({ kind, id, signInHref, label, onCopied }: CopyButtonProps) {
  const [busy, setBusy] = useState(false);
  const m = copyMessages[kind];
  const content = (
    <>
      <i className={busy ? 'spinner' : 'i-lucide-plus'} aria-hidden="true" />
      {label ?? (
        <>
          <span aria-hidden="true">{m.copy}</span>
          <span className="visually-hidden">{m.copyLabel}</span>
        </>
      )}
    </>
  );
  const copy = async () => {
    setBusy(true);
    try {
      await runWithIntention({ kind, id, action: 'copy' }, () =>
        call('POST /[kind]/[id]/copy', { params: { kind, id } }),
      );
      onCopied();
      notify('success', m.copied);
    } catch {
      notify('error', m.copyFailure);
    } finally {
      setBusy(false);
    }
  };
  usePendingAction(signInHref ? null : { kind, id, action: 'copy' }, () => void copy());
  if (signInHref) {
    return (
      <a
        href={signInHref}
        onClick={(event) => storeIntentionForLink(event.currentTarget, { kind, id, action: 'copy' })}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={label ? 'button needs-script' : 'needs-script'}
      disabled={busy}
      onClick={copy}
    >
      {content}
    </button>
  );
}
