import type { Preferences } from '#lib/questionnaires/preferences/preferences.ts';
import type { Page } from '#lib/questionnaires/tree.ts';

/** Properties of every section of the preferences dialog. */
export interface PartProps {
  pages: readonly Page[];
  preferences: Preferences;
  change(part: Partial<Preferences>): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}
