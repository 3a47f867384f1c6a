import { call } from '#lib/platform/browser/api.ts';
import type { KeptEntry } from '../kept-entry.ts';

/** Whether a case that is kept has been changed since; without network, nothing is known of it. */
export async function isNewer({ cases }: KeptEntry): Promise<boolean> {
  if (!navigator.onLine) return false;
  for (const [id, updatedAt] of Object.entries(cases)) {
    const params = { kind: 'case', id } as const;
    const read = await call('GET /[kind]/[id]/viewer', { params, query: { avance: '1' } }).catch(() => null);
    if (read && read.shown.facts.updatedAt !== updatedAt) return true;
  }
  return false;
}
