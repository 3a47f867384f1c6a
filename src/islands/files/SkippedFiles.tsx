import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';

/** A file of a disc or a folder that was skipped. */
export interface SkippedFile {
  path: string;
  reason: string;
}

const SHOWN = 50;
/** Up to this many skipped files with the same reason are listed at once. */
const OPEN = 3;

/** Files skipped for the same reason: a CD has hundreds of them. */
function SkippedAlike({ reason, paths }: { reason: string; paths: string[] }) {
  const [first] = paths;
  if (paths.length === 1)
    return (
      <li>
        {first && <strong>{first}</strong>} {reason}
      </li>
    );
  return (
    <li>
      <details open={paths.length <= OPEN}>
        <summary>{m.skippedAlike(reason, paths.length)}</summary>
        <ul>
          {paths.slice(0, SHOWN).map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
        {paths.length > SHOWN && <p>{m.moreUploads(paths.length - SHOWN)}</p>}
      </details>
    </li>
  );
}

/** Files that were not imported, grouped by reason. */
export function SkippedFiles({ skipped, onClose }: { skipped: readonly SkippedFile[]; onClose(): void }) {
  if (skipped.length === 0) return null;
  return (
    <div className="banner warning skipped" role="alert">
      <div>
        <p>{m.skipped(skipped.length)}</p>
        <ul>
          {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, alike]) => (
            <SkippedAlike key={reason} reason={reason} paths={alike.map(({ path }) => path)} />
          ))}
        </ul>
        <button type="button" className="button small no-print" onClick={onClose}>
          {commonMessages.close}
        </button>
      </div>
    </div>
  );
}
