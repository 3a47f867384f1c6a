import { useStore } from '@nanostores/react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { Uploads } from '#lib/images/browser/uploads.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';

/** The progress of one upload, or the reason why it failed. */
export function UploadProgress({ uploads }: { uploads: Uploads }) {
  const [entry] = useStore(uploads.$entries);
  if (!entry) return null;
  const { key, name, bytes, sent, status, reason } = entry;
  const hasFailed = status === 'failed';
  return (
    <div className="upload-progress">
      {hasFailed ? (
        <p className="field-fault" role="alert">
          {name} {reason || m.sendingFailed}
        </p>
      ) : (
        <>
          <span>{m.sending(name)}</span>
          <progress max={Math.max(1, bytes)} value={sent} aria-label={name} />
        </>
      )}
      {hasFailed && (
        <button type="button" className="button small" onClick={() => uploads.retry([key])}>
          {commonMessages.retry}
        </button>
      )}
      <button type="button" className="button small" onClick={() => uploads.cancel([key])}>
        {m.stopSending}
      </button>
    </div>
  );
}
