import { casePaths } from '#lib/cases/paths.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';

interface SheetLinkProps {
  caseId: string;
  /** Whether the sheet has content; its author gets the link in any case, to write it. */
  written: boolean;
  mine: boolean;
}

/** A link to a case's sheet, below the case's answer. */
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
