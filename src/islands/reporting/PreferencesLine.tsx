import { $arePreferencesOpen } from '#lib/questionnaires/browser/preferences-open.ts';
import { preferredMessages as m } from '#lib/questionnaires/preferences/preferred-texts.ts';
import { useReporting } from './reporting-context.ts';
import type { PreferredReport } from './use-report-page.ts';

/** A discreet line shown when the person has preferences, applied to the report or switched off in it. */
export function PreferencesLine({ preferred, isPlain, leaveAside }: PreferredReport) {
  const { session } = useReporting();
  if (!preferred) return null;
  const { words, unhidden } = preferred;
  const isUnhidden = session.shownPages.some(({ id }) => unhidden.some((page) => page.id === id));
  const told = isUnhidden ? words.toldUnhidden : words.told;
  const button = (label: string, press: () => void) => (
    <button type="button" className="link-button" onClick={press}>
      {label}
    </button>
  );
  return (
    <p className="preferences-line needs-script no-print">
      {isPlain ? m.plain : told} {words.aside && <strong>{words.aside}</strong>}
      {button(m.change, () => $arePreferencesOpen.set(true))}
      {(isPlain || told) && button(isPlain ? m.apply : m.leaveAside, () => leaveAside(!isPlain))}
    </p>
  );
}
