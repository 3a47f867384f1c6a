import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { textBridge } from './text-bridge.ts';
import { textPlace } from './text-place.ts';
import { createTextView, type TextRequests, type TextView } from './text-view.ts';

/** Puts the editor in place of the static text; this module and its imports are loaded when the text is first used. */
export function openText(
  session: ReportSession,
  [place, light]: readonly [place: HTMLElement, light: HTMLElement],
  requests: Pick<TextRequests, 'hover' | 'cursor' | 'question'>,
): { view: TextView; cursor: ReturnType<typeof textPlace>; end(): void } {
  const cursor = textPlace(light);
  const bridge = textBridge(session, requests);
  const view = bridge.connect((edited, all) => createTextView(place, edited, all));
  return { view, cursor, end: () => bridge.end() };
}
