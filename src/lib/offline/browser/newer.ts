import { call } from '#lib/platform/browser/api.ts';
import { readFormPage } from '../form-page.ts';
import type { Keepable, KeptEntry } from '../kept-entry.ts';
import { readProtocols } from '../protocol-page.ts';
import { readPage } from './read-page.ts';

/** Whether a questionnaire was changed since it was kept, according to its page. */
async function isNewerForm({ id, path, cases }: KeptEntry): Promise<boolean> {
  // A read that counts as no view.
  const page = await readPage(path).catch(() => null);
  return page !== null && readFormPage(id, page).updatedAt !== cases[id];
}

/** Whether one of the cases in it has been, or its questions have brought its person images since. */
async function isNewerCase({ cases, images, imagesOf }: KeptEntry): Promise<boolean> {
  const own = Object.keys(cases).length === 1 ? images : undefined;
  for (const [id, updatedAt] of Object.entries(cases)) {
    const params = { kind: 'case', id } as const;
    const read = await call('GET /[kind]/[id]/viewer', { params, query: { avance: '1' } }).catch(() => null);
    if (!read) continue;
    const { facts, folders } = read.shown;
    if (facts.updatedAt !== updatedAt) return true;
    const kept = imagesOf?.[id] ?? own;
    const now = folders.reduce((all, { count }) => all + count, 0);
    if (kept !== undefined && now > kept) return true;
  }
  return false;
}

/** A sheet alone is kept without the images of its case. */
const isNewerSheet = (entry: KeptEntry) => isNewerCase({ ...entry, images: Number.POSITIVE_INFINITY });

/** Whether the page's list of protocols (its own, or a booklet's) has changed, or one of them was changed. */
async function isNewerProtocol({ path, cases }: KeptEntry): Promise<boolean> {
  const page = await readPage(path).catch(() => null);
  if (page === null) return false;
  const protocols = readProtocols(page);
  return (
    protocols.length !== Object.keys(cases).length ||
    protocols.some(({ id, updatedAt }) => updatedAt !== cases[id])
  );
}

const ASKED: Record<Keepable['kind'], (entry: KeptEntry) => Promise<boolean>> = {
  case: isNewerCase,
  sheet: isNewerSheet,
  questionnaire: isNewerForm,
  protocol: isNewerProtocol,
  booklet: isNewerProtocol,
  collection: isNewerCase,
  shared: isNewerCase,
  session: isNewerCase,
};

/**
 * Whether kept content was changed since, or its page withdrawn (`worker/withdrawn.ts`); offline, this is
 * unknown.
 */
export async function isNewer(entry: KeptEntry): Promise<boolean> {
  if (!navigator.onLine) return false;
  return !(entry.path in entry.sizes) || ASKED[entry.kind](entry);
}
