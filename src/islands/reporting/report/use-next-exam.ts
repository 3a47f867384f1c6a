import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import type { Taking } from './use-report-export.ts';

/**
 * Takes the report and begins the next one when the form asks for it.
 * @returns what the same key does where the report has the focus
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
