import { useId } from 'react';
import { copiedLinkMessages as m } from '#lib/platform/copied-link-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';

const addressOf = (path: string) => location.origin + path;

async function copy(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    notify('success', m.copied);
  } catch {
    notify('error', m.failure);
  }
}

/** Copies the URL of a page of this site, and confirms it. */
export function CopyAddress({ path, primary = false }: { path: string; primary?: boolean }) {
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} onClick={() => void copy(path)}>
      <i className="i-lucide-copy" aria-hidden="true" />
      {m.copy}
    </button>
  );
}

/** The URL in a field, for people who copy it by hand. */
export function AddressField({ path, label }: { path: string; label: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        readOnly
        value={addressOf(path)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
