import { useState } from 'react';
import { accountMessages } from '#lib/accounts/texts.ts';
import { downloadExport } from '#lib/archives/browser/download-archive.ts';
import { notify } from '#lib/platform/notices-store.ts';

const m = accountMessages.export;

/** Downloads everything that belongs to the person. */
export function ExportData() {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await downloadExport();
    } catch {
      notify('error', m.failure);
    }
    setBusy(false);
  };
  return (
    <>
      <p className="hint">{m.hint}</p>
      <button type="button" className="button" disabled={busy} onClick={start}>
        {busy ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <i className="i-lucide-download" aria-hidden="true" />
        )}
        {busy ? m.preparing : m.submit}
      </button>
    </>
  );
}
