import { casePaths } from '#lib/cases/paths.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';

interface SheetLinkProps {
  caseId: string;
  /** Whether there is something to read; the author is led there anyway, to write it. */
  written: boolean;
  mine: boolean;
}

/** A link from a case's answer, once it is shown, to its sheet. */
export function SheetLink({ caseId, written, mine }: SheetLinkProps) {
  if (!written && !mine) return null;
  return (
    <p>
      <a className="button" href={(written ? casePaths.sheet : casePaths.editSheet)(caseId)}>
        <i className="i-lucide-notebook-text" aria-hidden="true" />
        {written ? m.sheet : m.writeSheet}
      </a>
    </p>
  );
}
