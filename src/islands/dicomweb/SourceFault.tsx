import { faultWords } from '#lib/dicomweb/failure-texts.ts';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import type { SourceFailure } from '#lib/dicomweb/source-failure.ts';
import { dicomwebMessages as m } from '#lib/dicomweb/texts.ts';

interface SourceFaultProps {
  failure: SourceFailure;
  source: DicomwebSource;
}

/** What went wrong with a PACS, in words. */
export function SourceFault({ failure, source }: SourceFaultProps) {
  const { what, reader, administrator } = faultWords(failure, source, location.origin);
  return (
    <div className="banner error" role="alert">
      <i className="i-lucide-triangle-alert" aria-hidden="true" />
      <div className="pacs-fault">
        <p>{[what, reader].filter(Boolean).join(' ')}</p>
        {administrator && <p className="pacs-administrator">{m.administrator(administrator)}</p>}
      </div>
    </div>
  );
}
