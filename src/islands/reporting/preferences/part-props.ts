import type { Preferences } from '#lib/questionnaires/preferences/preferences.ts';
import type { Page } from '#lib/questionnaires/tree.ts';

/** What every part of the dialog is about. */
export interface PartProps {
  pages: readonly Page[];
  preferences: Preferences;
  change(part: Partial<Preferences>): void;
  /** Says something to those who do not see it. */
  announce(text: string): void;
}
