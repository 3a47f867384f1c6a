import { casePaths } from '#lib/cases/paths.ts';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import type { RejectedFile } from './sort-files.ts';
import './refused-files.css';

interface RefusedFilesProps {
  /** The case that a hint about images of cases links to; absent where there is no such case. */
  caseId?: string | undefined;
  refused: readonly RejectedFile[];
  onClose?(): void;
}

/** Files that were rejected, each with the reason and where it belongs instead. */
export function RefusedFiles({ caseId, refused, onClose }: RefusedFilesProps) {
  if (refused.length === 0) return null;
  return (
    <div className="banner error refused-files" role="alert">
      <ul>
        {refused.map(({ name, reason, toCase }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: file names may repeat, and the list is replaced as a whole
          <li key={index}>
            {name && <strong>{name}</strong>} {reason}{' '}
            {toCase && caseId && <a href={casePaths.edit(caseId)}>{m.openCase}</a>}
          </li>
        ))}
      </ul>
      {onClose && (
        <button type="button" className="button small" onClick={onClose}>
          {commonMessages.close}
        </button>
      )}
    </div>
  );
}
