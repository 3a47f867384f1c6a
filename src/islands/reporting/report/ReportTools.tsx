import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import type { Way } from './use-report-export.ts';

/** Buttons to export the report, and to compare it with an earlier one. */
export function ReportTools({ onTake, onCompare }: { onTake(way: Way): void; onCompare(): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="report-tools" role="group" aria-label={m.tools}>
      <button type="button" className="button primary" onClick={() => onTake('copy')}>
        <i className="i-lucide-copy" aria-hidden="true" />
        {m.copy}
      </button>
      <button type="button" className="button" title={m.copyNextHint} onClick={() => onTake('next')}>
        <i className="i-lucide-copy-plus" aria-hidden="true" />
        {m.copyNext}
      </button>
      <button type="button" className="button" onClick={() => onTake('print')}>
        <i className="i-lucide-printer" aria-hidden="true" />
        {m.print}
      </button>
      <button type="button" className="button" onClick={() => onTake('txt')}>
        {m.asText}
      </button>
      <button type="button" className="button" onClick={() => onTake('docx')}>
        {m.asWord}
      </button>
      <button type="button" className="button" title={m.asFhirHint} onClick={() => onTake('fhir')}>
        {m.asFhir}
      </button>
      <button type="button" className="button" title={m.compareHint} onClick={onCompare}>
        {m.compare}
      </button>
    </div>
  );
}
