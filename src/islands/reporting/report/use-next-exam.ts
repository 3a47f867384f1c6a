import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import type { Taking } from './use-report-export.ts';

/**
 * Exports the report and starts the next one when the form requests it.
 * @returns the handler of the same key, for when the report has the focus
 */
export function useNextExam({ $nextExam }: ReportingFocus, { take }: Taking): (event: KeyboardEvent) => void {
  const takeNext = useEffectEvent(() => take('next'));
  useEffect(() => $nextExam.listen(() => takeNext()), [$nextExam]);
  return (event) => {
    const isNext = event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey);
    if (!isNext || event.defaultPrevented) return;
    event.preventDefault();
    take('next');
  };
}
