import type { ReactNode } from 'react';
import { preferenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';

interface PreferencePartProps {
  title: string;
  /** Number of differences from the author's questionnaire. */
  count: number;
  hint: string;
  children: ReactNode;
}

/** A section of the preferences, collapsed at first. */
export function PreferencePart({ title, count, hint, children }: PreferencePartProps) {
  return (
    <details className="preference-part">
      <summary>
        <i className="i-lucide-chevron-down" aria-hidden="true" />
        {m.withCount(title, count)}
      </summary>
      <p className="quiet">{hint}</p>
      {children}
    </details>
  );
}
