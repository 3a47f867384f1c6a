/** Where in the cache of what was asked for an entry stands: an address that is none of the site's pages. */
export const KEPT_ENTRIES = '/hors-ligne/entries/';

/** The lock of whoever writes or sweeps what is kept. */
export const KEPT_LOCK = 'kept';

/**
 * What can be kept: a case with its sheet, a sheet alone, a questionnaire with its fiches, or a collection with its cases —
 * one's own, or one whose link one was given, whose id is the link's token.
 */
export interface Keepable {
  kind: 'case' | 'sheet' | 'questionnaire' | 'collection' | 'shared';
  id: string;
}

/** What is kept, as the list of it says. */
export interface KeptEntry extends Keepable {
  path: string;
  title: string;
  images: number;
  /** ISO instant. */
  keptAt: string;
  /** When each case in it was last changed, as it is kept; of a questionnaire, when it was itself. */
  cases: Record<string, string>;
  /** How many images each of them has; absent of what was kept before that was written down. */
  imagesOf?: Record<string, number>;
  /** Bytes on the device, by address. */
  sizes: Record<string, number>;
}

/** Whether it is a list of cases. */
export const isCaseList = ({ kind }: Keepable) => kind === 'collection' || kind === 'shared';

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
