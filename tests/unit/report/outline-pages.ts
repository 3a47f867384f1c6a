import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import type { Page } from '#lib/questionnaires/tree.ts';

/** The pages that an outline without faults holds. */
export function outline(text: string): Page[] {
  const { body, faults } = readOutline(text, { body: { pages: [] }, pageName: 'Page' });
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return body.pages;
}
