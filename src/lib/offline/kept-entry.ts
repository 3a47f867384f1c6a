import { protocolPaths } from '#lib/protocols/paths.ts';
import { readProtocols } from './protocol-page.ts';

/** Prefix of entries' addresses in the cache of kept content; no page of the site has such an address. */
export const KEPT_ENTRIES = '/hors-ligne/entries/';

/** Name of the lock held while kept content is written or swept. */
export const KEPT_LOCK = 'kept';

/**
 * Content that can be kept: a case with its sheet, a sheet alone, a questionnaire with its fiches, a protocol for all
 * its scanners, a booklet of protocols (whose id is its query string), a collection with its cases (the person's
 * own, or a shared one, whose id is the link's token), or a practice session with sealed answers.
 */
export interface Keepable {
  kind: 'case' | 'sheet' | 'questionnaire' | 'protocol' | 'booklet' | 'collection' | 'shared' | 'session';
  id: string;
}

/** An entry in the list of kept content. */
export interface KeptEntry extends Keepable {
  path: string;
  title: string;
  images: number;
  /** ISO instant. */
  keptAt: string;
  /** When each kept item was last changed. */
  cases: Record<string, string>;
  /** Number of images of each case; absent in older entries. */
  imagesOf?: Record<string, number>;
  /** Bytes on the device, by address. */
  sizes: Record<string, number>;
}

const leadsToCase = (page: string, id: string) => page.includes(`/radiology-viewer/${id}"`);
/** The cases of a session's page, from an attribute (`src/pages/practice/[session].astro`). */
const SESSION_CASES = /\bdata-cases="([^"]*)"/;
const casesOfSession = (page: string) => SESSION_CASES.exec(page)?.[1]?.split(' ');

/** For lists: whether the page contains a link to an item. */
const LEADS: Partial<Record<Keepable['kind'], (page: string, id: string) => boolean>> = {
  booklet: (page, id) => readProtocols(page).some((protocol) => protocol.id === id),
  collection: leadsToCase,
  shared: leadsToCase,
  session: (page, id) => casesOfSession(page)?.includes(id) ?? false,
};

/** Kept items to which the current page of a list no longer links. */
export function lostItems({ kind, cases }: KeptEntry, page: string): string[] {
  const leads = LEADS[kind];
  return leads ? Object.keys(cases).filter((id) => !leads(page, id)) : [];
}

/** Whether the kept content is a session that has ended, according to its current page. */
export const isOver = ({ kind }: Keepable, page: string) =>
  kind === 'session' && casesOfSession(page) === undefined;

/** The address of a booklet; its id is the query string. */
export const bookletPath = (id: string) =>
  id ? `${protocolPaths.booklet()}?${id}` : protocolPaths.booklet();

const NAMED_BY_CASE: readonly Keepable['kind'][] = ['case', 'sheet'];

/** Whether its name is a case's title, which the person may want hidden. */
export const isNamedByCase = ({ kind }: Keepable) => NAMED_BY_CASE.includes(kind);

/** The kept addresses that no entry contains. */
export function unlisted(
  addresses: readonly string[],
  entries: readonly Pick<KeptEntry, 'sizes'>[],
): string[] {
  const listed = new Set(entries.flatMap(({ sizes }) => Object.keys(sizes)));
  return addresses.filter((address) => !address.startsWith(KEPT_ENTRIES) && !listed.has(address));
}

/** A list's entry without the cases that its person may no longer read. */
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
