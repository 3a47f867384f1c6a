import { protocolPaths } from '#lib/protocols/paths.ts';
import { readProtocols } from './protocol-page.ts';

/** Where in the cache of what was asked for an entry stands: an address that is none of the site's pages. */
export const KEPT_ENTRIES = '/hors-ligne/entries/';

/** The lock of whoever writes or sweeps what is kept. */
export const KEPT_LOCK = 'kept';

/**
 * What can be kept: a case with its sheet, a sheet alone, a questionnaire with its fiches, a protocol on all its scanners, a
 * booklet of protocols, whose id is what its address asks for, a collection with its cases — one's own, or one whose link
 * one was given, whose id is the link's token — or a session of practice, whose answers are sealed.
 */
export interface Keepable {
  kind: 'case' | 'sheet' | 'questionnaire' | 'protocol' | 'booklet' | 'collection' | 'shared' | 'session';
  id: string;
}

/** What is kept, as the list of it says. */
export interface KeptEntry extends Keepable {
  path: string;
  title: string;
  images: number;
  /** ISO instant. */
  keptAt: string;
  /** When each item in it was last changed, as it is kept. */
  cases: Record<string, string>;
  /** How many images each of them has; absent of what was kept before that was written down. */
  imagesOf?: Record<string, number>;
  /** Bytes on the device, by address. */
  sizes: Record<string, number>;
}

const leadsToCase = (page: string, id: string) => page.includes(`/radiology-viewer/${id}"`);
/** Which cases the page of a session leads through: one attribute of it (`src/pages/practice/[session].astro`). */
const SESSION_CASES = /\bdata-cases="([^"]*)"/;
const casesOfSession = (page: string) => SESSION_CASES.exec(page)?.[1]?.split(' ');

/** Of a list, whether its page leads to an item of it. */
const LEADS: Partial<Record<Keepable['kind'], (page: string, id: string) => boolean>> = {
  booklet: (page, id) => readProtocols(page).some((protocol) => protocol.id === id),
  collection: leadsToCase,
  shared: leadsToCase,
  session: (page, id) => casesOfSession(page)?.includes(id) ?? false,
};

/** Items of what is kept to which its page as it is now leads no more: only a list has any. */
export function lostItems({ kind, cases }: KeptEntry, page: string): string[] {
  const leads = LEADS[kind];
  return leads ? Object.keys(cases).filter((id) => !leads(page, id)) : [];
}

/** Whether it is a session that is over, as its page is now. */
export const isOver = ({ kind }: Keepable, page: string) =>
  kind === 'session' && casesOfSession(page) === undefined;

/** Where a booklet stands, by what its address asks for. */
export const bookletPath = (id: string) =>
  id ? `${protocolPaths.booklet()}?${id}` : protocolPaths.booklet();

const NAMED_BY_CASE: readonly Keepable['kind'][] = ['case', 'sheet'];

/** Whether its name is a case's title, which may be hidden. */
export const isNamedByCase = ({ kind }: Keepable) => NAMED_BY_CASE.includes(kind);

/** Of the addresses that are kept, those that nothing kept has. */
export function unlisted(
  addresses: readonly string[],
  entries: readonly Pick<KeptEntry, 'sizes'>[],
): string[] {
  const listed = new Set(entries.flatMap(({ sizes }) => Object.keys(sizes)));
  return addresses.filter((address) => !address.startsWith(KEPT_ENTRIES) && !listed.has(address));
}

/** What is kept of a list once its person may no longer read some of its cases. */
export function withoutCases(entry: KeptEntry, lost: readonly string[]): KeptEntry {
  const isLeft = (address: string) => !address.split(/[/?]/).some((part) => lost.includes(part));
  const left = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isLeft(name)));
  const { imagesOf = {} } = entry;
  return {
    ...entry,
    images: lost.reduce((images, id) => images - (imagesOf[id] ?? 0), entry.images),
    cases: left(entry.cases),
    imagesOf: left(imagesOf),
    sizes: left(entry.sizes),
  };
}
