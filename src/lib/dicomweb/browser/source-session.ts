import { type DicomwebSource, isOnThisSite } from '../source.ts';
import { faultOfStatus, SourceFailure } from '../source-failure.ts';

/** Name and password for the PACS. They are kept only here, as long as the page is open. */
export interface Credentials {
  name: string;
  password: string;
}

/** The page's state for one PACS. */
export interface SourceSession {
  readonly source: DicomwebSource;
  /** Its complete root URL, without a final slash. */
  readonly root: string;
  credentials: Credentials | undefined;
  /** Whether it has answered as a DICOMweb server: before, nothing that was typed is sent to it. */
  isProved: boolean;
  /** The kind of picture that it provides for a series; undefined until one was tried. */
  thumbnails: 'thumbnail' | 'rendered' | 'none' | undefined;
  /** Number of series without a picture so far, while none had one. */
  undrawn: number;
}

const sessions = new Map<string, SourceSession>();

/** The session for a PACS: one per page, so that the password is asked for only once. */
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

/** The failure for a request without any response. */
function unanswered({ source }: SourceSession): SourceFailure {
  if (!navigator.onLine) return new SourceFailure('offline');
  return new SourceFailure(isOnThisSite(source) ? 'unreachable' : 'blocked');
}

export interface SourceRequest {
  accept: string;
  signal: AbortSignal;
  /** The meaning of status 404 for this request; by default, that the root URL is wrong. */
  notFound?: 'wrong_root' | 'missing';
  /** Sends no name and password, even if they are known. */
  isBare?: boolean;
}

/**
 * Sends a request to a PACS, below its root. The browser does not cache it, redirects are not followed, and no
 * referrer is sent.
 * @throws SourceFailure; the signal's reason when aborted
 */
export async function fetchFromSource(
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
 * Reads the whole body of a response.
 * @param most maximum number of bytes
 * @param onBytes called with the number of bytes received since the last call
 * @throws SourceFailure `too_many` above `most`, `cut` when the connection ended early; the signal's reason
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
