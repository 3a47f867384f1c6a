import { viewerMessages as m } from '#lib/viewer/texts.ts';
import './case-indication.css';

interface CaseIndicationProps {
  clinicalInformation: string;
  /** Whether the full text is open, below or beside the images. */
  isOpen: boolean;
  onOpen(): void;
}

/** The beginning of the clinical information, shown before anything else; pressing it opens the full text. */
export function CaseIndication({ clinicalInformation, isOpen, onOpen }: CaseIndicationProps) {
  if (!clinicalInformation) return null;
  return (
    <p className="case-indication">
      <button type="button" title={m.wholeInformation} aria-expanded={isOpen} onClick={onOpen}>
        <span>{clinicalInformation}</span>
      </button>
    </p>
  );
}
