import {
  instancesPath,
  PROBE_PATH,
  SERIES_PAGE,
  STUDIES_PAGE,
  type StudySearch,
  seriesPath,
  studiesPath,
} from '../query.ts';
import {
  type FoundInstance,
  type FoundSeries,
  type FoundStudy,
  placeElsewhere,
  readInstances,
  readSeries,
  readStudies,
} from '../read-answers.ts';
import { SourceFailure } from '../source-failure.ts';
import { fetchFromSource, readBody, type SourceRequest, type SourceSession } from './source-session.ts';

const JSON_TYPE = 'application/dicom+json';
/** Maximum size of a response in bytes: some ten thousand entries. */
const ANSWER_MAX = 20 * 2 ** 20;
/** Maximum number of objects in a series. */
const INSTANCES_MAX = 20_000;

/** Whether a server says that it has more results than it returned (PS3.18, 8.3.4.4: warning 299). */
const saysMore = ({ headers }: Response) => /\b299\b/.test(headers.get('Warning') ?? '');

interface Listed {
  entries: readonly unknown[];
  saysMore: boolean;
}

function entriesOf(bytes: Uint8Array, contentType: string): readonly unknown[] {
  // A response without a content type is not an HTML page.
  if (!/^\s*(application\/(dicom\+)?json\b|$)/i.test(contentType)) {
    if (/^\s*multipart\//i.test(contentType)) throw new SourceFailure('not_acceptable');
    throw new SourceFailure('wrong_root');
  }
  try {
    const answer: unknown = bytes.length === 0 ? [] : JSON.parse(new TextDecoder().decode(bytes));
    if (Array.isArray(answer)) return answer;
  } catch {
    // Handled by the `throw` below.
  }
  throw new SourceFailure('wrong_root');
}

async function list(
  session: SourceSession,
  path: string,
  asked: Omit<SourceRequest, 'accept'>,
): Promise<Listed> {
  const { signal } = asked;
  const answer = await fetchFromSource(session, path, { notFound: 'missing', ...asked, accept: JSON_TYPE });
  if (answer.status === 204) return { entries: [], saysMore: false };
  const bytes = await readBody(answer, { most: ANSWER_MAX, signal });
  return {
    entries: entriesOf(bytes, answer.headers.get('Content-Type') ?? ''),
    saysMore: saysMore(answer),
  };
}

/** Whether a PACS may require authentication. For other origins, browsers report a 401 as `blocked`. */
const mayAskWho = (error: unknown) =>
  error instanceof SourceFailure && (error.fault === 'unauthorized' || error.fault === 'blocked');

/**
 * Checks that the server is a PACS, before anything typed is sent, including a name and a password: if the
 * proxy forwards nothing, the request reaches this site, which answers with a page or a redirect and must not receive
 * any of it.
 */
async function prove(session: SourceSession, signal: AbortSignal): Promise<void> {
  if (session.isProved) return;
  const probe = (isBare: boolean) => list(session, PROBE_PATH, { signal, notFound: 'wrong_root', isBare });
  try {
    await probe(true);
  } catch (error) {
    if (!session.credentials || !mayAskWho(error)) throw error;
    await probe(false);
  }
  session.isProved = true;
}

/** One page of found studies. */
export interface StudiesPage {
  studies: FoundStudy[];
  /** The number of results, valid or not: the offset of the next page. */
  answers: number;
  hasMore: boolean;
  /** Another URL under which the PACS says its objects are. */
  elsewhere: string | undefined;
}

/** A page of the studies found by a search. @throws SourceFailure */
export async function findStudies(
  session: SourceSession,
  search: StudySearch,
  offset: number,
  signal: AbortSignal,
): Promise<StudiesPage> {
  await prove(session, signal);
  const path = studiesPath(search, offset);
  const { entries, saysMore } = await list(session, path, { signal, notFound: 'wrong_root' });
  return {
    studies: readStudies(entries),
    answers: entries.length,
    hasMore: saysMore || entries.length >= STUDIES_PAGE,
    elsewhere: placeElsewhere(entries, session.root),
  };
}

/** All results of a level, page by page; servers without paging repeat the same ones. */
async function all<Found extends { uid: string }>(
  pathAt: (offset: number) => string,
  read: (entries: readonly unknown[]) => Found[],
  session: SourceSession,
  signal: AbortSignal,
): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (let offset = 0; ; ) {
    const { entries, saysMore } = await list(session, pathAt(offset), { signal });
    const before = found.size;
    for (const each of read(entries)) found.set(each.uid, each);
    offset += entries.length;
    if (found.size > INSTANCES_MAX) throw new SourceFailure('too_many');
    if (found.size === before || (!saysMore && entries.length < SERIES_PAGE)) return [...found.values()];
  }
}

/** The series of a study, sorted by number. @throws SourceFailure */
export async function findSeries(
  session: SourceSession,
  study: string,
  signal: AbortSignal,
): Promise<FoundSeries[]> {
  return all((offset) => seriesPath(study, offset), readSeries, session, signal);
}

/** The objects of a series, sorted by number. @throws SourceFailure */
export async function findInstances(
  session: SourceSession,
  study: string,
  series: string,
  signal: AbortSignal,
): Promise<FoundInstance[]> {
  const found = await all((offset) => instancesPath(study, series, offset), readInstances, session, signal);
  return found.sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0);
}

/** The object at about this index in a series; undefined when there is none. */
export async function findInstance(
  session: SourceSession,
  study: string,
  series: string,
  offset: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { entries } = await list(session, instancesPath(study, series, offset, 1), { signal });
  return readInstances(entries)[0]?.uid;
}
