import type { ReactNode } from 'react';
import { preferenceMessages as m } from '#lib/questionnaires/preferences/texts.ts';

interface PreferencePartProps {
  title: string;
  /** How many things in it differ from the author's. */
  count: number;
  hint: string;
  children: ReactNode;
}

/** A part of the preferences, folded until it is wanted. */
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
