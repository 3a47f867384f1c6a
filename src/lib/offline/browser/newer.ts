import { call } from '#lib/platform/browser/api.ts';
import { readFormPage } from '../form-page.ts';
import type { Keepable, KeptEntry } from '../kept-entry.ts';

/** Whether a questionnaire has been changed since it was kept, as its page says. */
async function isNewerForm({ id, path, cases }: KeptEntry): Promise<boolean> {
  // Nobody reads it: no view.
  const page = await fetch(path, { headers: { Purpose: 'prefetch' }, cache: 'no-store' }).catch(() => null);
  if (!page?.ok || page.redirected) return false;
  return readFormPage(id, await page.text()).updatedAt !== cases[id];
}

/** Whether one of the cases in it has been. */
async function isNewerCase({ cases }: KeptEntry): Promise<boolean> {
  for (const [id, updatedAt] of Object.entries(cases)) {
    const params = { kind: 'case', id } as const;
    const read = await call('GET /[kind]/[id]/viewer', { params, query: { avance: '1' } }).catch(() => null);
    if (read && read.shown.facts.updatedAt !== updatedAt) return true;
  }
  return false;
}

const ASKED: Record<Keepable['kind'], (entry: KeptEntry) => Promise<boolean>> = {
  case: isNewerCase,
  sheet: isNewerCase,
  questionnaire: isNewerForm,
  collection: isNewerCase,
  shared: isNewerCase,
};

/** Whether what is kept has been changed since; without network, nothing is known of it. */
export async function isNewer(entry: KeptEntry): Promise<boolean> {
  return navigator.onLine ? ASKED[entry.kind](entry) : false;
}
