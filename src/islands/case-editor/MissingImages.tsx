import { useStore } from '@nanostores/react';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { AddButton } from '../files/AddButton.tsx';
import { useIsLive } from '../form/use-is-live.ts';
import type { CaseEditor } from './editor.ts';
import { takeFiles } from './import-files.ts';

/** Images whose upload began in an earlier visit and did not finish before the page was closed. */
export function MissingImages({ editor }: { editor: CaseEditor }) {
  const count = useStore(editor.missing.$count);
  // Only this device knows of the interrupted uploads: the server that rendered the page does not.
  const isLive = useIsLive();
  if (!isLive || count === 0) return null;
  const take = (files: File[]) => void takeFiles(editor.intake, { picked: files });
  return (
    <div className="banner warning unattested" role="status">
      <p>
        <i className="i-lucide-image-off" aria-hidden="true" />
        {m.missing(count)}
      </p>
      <AddButton label={m.resume} onFiles={take} />
      <AddButton label={m.resumeDirectory} directory onFiles={take} />
      <button
        type="button"
        className="button small"
        onClick={() => {
          editor.missing.forget();
          document.getElementById('images')?.focus();
        }}
      >
        {m.forgetMissing(count)}
      </button>
    </div>
  );
}
