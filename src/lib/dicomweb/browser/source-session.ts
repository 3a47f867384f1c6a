import { type DicomwebSource, isOnThisSite } from '../source.ts';
import { faultOfStatus, SourceFailure } from '../source-failure.ts';

/** A name and a password of the PACS. They are kept here alone, as long as the page is open. */
export interface Credentials {
  name: string;
  password: string;
}

/** A PACS as this page knows it. */
export interface SourceSession {
  readonly source: DicomwebSource;
  /** Its root in full, without a final slash. */
  readonly root: string;
  credentials: Credentials | undefined;
  /** Whether it answered as DICOMweb does: until then nothing that was typed is sent to it. */
  isProved: boolean;
  /** The kind of picture it has for a series; undefined until one was tried. */
  thumbnails: 'thumbnail' | 'rendered' | 'none' | undefined;
  /** Number of series without a picture, while none had one. */
  undrawn: number;
}

const sessions = new Map<string, SourceSession>();

/** The session of a PACS: one per page, so that a password is asked for once. */
export function sessionOf(source: DicomwebSource): SourceSession {
  const known = sessions.get(source.name);
  if (known) return known;
  const root = new URL(source.address, location.origin).href;
  const session = {
    source,
    root,
    credentials: undefined,
    isProved: false,
    thumbnails: undefined,
    undrawn: 0,
  };
  sessions.set(source.name, session);
  return session;
}

function authorization({ source, credentials }: SourceSession): Record<string, string> {
  if (source.signIn !== 'basic' || !credentials) return {};
  const bytes = new TextEncoder().encode(`${credentials.name}:${credentials.password}`);
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

/** The failure of a request that got no answer at all. */
function unanswered({ source }: SourceSession): SourceFailure {
  if (!navigator.onLine) return new SourceFailure('offline');
  return new SourceFailure(isOnThisSite(source) ? 'unreachable' : 'blocked');
}

export interface SourceRequest {
  accept: string;
  signal: AbortSignal;
  /** The meaning of 404 here; by default that the root is wrong. */
  notFound?: 'wrong_root' | 'missing';
  /** Sends no name and password, even where they are known. */
  isBare?: boolean;
}

/**
 * Asks a PACS for something below its root. Nothing of it is kept by the browser, a redirection is not followed, and no
 * address is sent on to another site.
 * @throws SourceFailure; the signal's reason where it was aborted
 */
export async function ask(
  session: SourceSession,
  path: string,
  { accept, signal, notFound = 'wrong_root', isBare = false }: SourceRequest,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${session.root}/${path}`, {
      headers: { Accept: accept, ...(isBare ? {} : authorization(session)) },
      credentials: session.source.signIn === 'mtls' ? 'include' : 'same-origin',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw unanswered(session);
  }
  if (answer.type === 'opaqueredirect') throw new SourceFailure('redirected');
  const fault = faultOfStatus(answer.status, notFound);
  if (fault) {
    await answer.body?.cancel();
    throw new SourceFailure(fault, answer.status);
  }
  return answer;
}

/**
 * The whole body of an answer.
 * @param most maximum number of bytes
 * @param onBytes called with how many came since the last call
 * @throws SourceFailure `too_many` beyond that, `cut` where the connection ended before; the signal's reason
 */
export async function readBody(
  answer: Response,
  { most, signal, onBytes }: { most: number; signal: AbortSignal; onBytes?: (count: number) => void },
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const next = await reader?.read().catch(() => {
      signal.throwIfAborted();
      throw new SourceFailure(navigator.onLine ? 'cut' : 'offline');
    });
    if (!next || next.done) break;
    chunks.push(next.value);
    length += next.value.length;
    onBytes?.(next.value.length);
    if (length > most) {
      await reader?.cancel();
      throw new SourceFailure('too_many');
    }
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  if (chunks.length === 1) return chunks[0]!;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
