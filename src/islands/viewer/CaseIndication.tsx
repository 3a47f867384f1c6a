import { viewerMessages as m } from '#lib/viewer/texts.ts';
import './case-indication.css';

interface CaseIndicationProps {
  clinicalInformation: string;
  /** The whole of it is read below or beside the images. */
  isOpen: boolean;
  onOpen(): void;
}

/** Why the images were made, before anything else: the beginning, which opens the whole text. */
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
