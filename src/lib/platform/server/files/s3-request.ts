import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { AppError } from '../../errors.ts';
import type { S3Settings } from '../base/settings.ts';

export interface S3Request {
  method: 'DELETE' | 'GET' | 'HEAD' | 'PUT';
  url: string;
  /** The bytes to store, and their SHA-256 (hex), which is signed: the server refuses other bytes. */
  body?: { bytes: Uint8Array; sha256: string };
  /** Processes a successful response as a stream, from the start on each attempt; `bytes` is then empty. */
  take?: (body: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Headers in addition to those of every request; they are signed as well. */
  headers?: Record<string, string>;
}

export interface S3Answer {
  status: number;
  headers: Headers;
  /** The complete body: an interrupted response is an error, never a truncated file. */
  bytes: Buffer;
}

const TRIES = 4;
/** Maximum pause after the first attempt (ms); it doubles each time. */
const PAUSE = 200;
/** All tries of a request together end after this (ms), */
const DEADLINE = 20_000;
/** plus the time for its body: a connection slower than this (bytes per ms) is too slow for a file store. */
const SLOWEST = 500;
/**
 * A server that has not begun to respond after this time (ms) counts as unresponsive; until it responds again, requests
 * wait for a quarter of it.
 */
const PATIENCE = 8_000;
/** Maximum number of simultaneous requests; further ones are refused at once. */
const UNDER_WAY_MAX = 500;

/** Status codes of temporary failures; 501 (not implemented) and 507 (no space) are not. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/**
 * Creates a function that sends signed requests. All of them may safely be repeated, and are, after a lost connection
 * or a temporary failure of the server; not after a time-out, or waiting requests would pile up. The server's final
 * response is returned, whatever its status.
 * @throws AppError `unavailable` (from the returned function) when there is no response, or none in time
 */
export function s3Sender(
  settings: S3Settings,
  { deadline = DEADLINE, patience = PATIENCE } = {},
): (request: S3Request) => Promise<S3Answer> {
  const connection = new Connection(settings, patience);
  let underWay = 0;
  return async (request) => {
    if (underWay >= UNDER_WAY_MAX)
      throw new AppError('unavailable', { cause: new Error('Too many wait for S3') });
    const signal = AbortSignal.timeout(deadline + timeToSend(request.body));
    underWay += 1;
    try {
      return await sendWithRetries(connection, request, signal);
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    } finally {
      underWay -= 1;
    }
  };
}

async function sendWithRetries(
  connection: Connection,
  request: S3Request,
  signal: AbortSignal,
): Promise<S3Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await connection.send(request, signal).catch((error: unknown) => {
      if (tries === TRIES || signal.aborted || connection.isSilent) throw error;
    });
    if (answer && (tries === TRIES || !PASSING.has(answer.status))) return answer;
    await pause(Math.random() * PAUSE * 2 ** (tries - 1), undefined, { signal });
  }
}

/** The connection to the server, with whether it responded recently. */
class Connection {
  readonly #settings: S3Settings;
  readonly #patience: number;
  readonly #signingKeys = new Map<string, ArrayBuffer>();
  /** Whether the server did not begin to respond to the last request in time. */
  isSilent = false;

  constructor(settings: S3Settings, patience: number) {
    this.#settings = settings;
    this.#patience = patience;
  }

  /** Signs a request, sends it once and reads the response. */
  async send(request: S3Request, signal: AbortSignal): Promise<S3Answer> {
    const { body, take } = request;
    const headers = await this.#sign(request);
    const sent = { method: request.method, headers, ...(body && { body: body.bytes as BodyInit }) };
    const response = await this.#fetch(request, { ...sent, redirect: 'manual' }, signal);
    const { status, headers: answered } = response;
    if (take && response.ok && response.body) {
      await take(response.body);
      return { status, headers: answered, bytes: Buffer.alloc(0) };
    }
    return { status, headers: answered, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async #sign({ method, url, body, headers }: S3Request): Promise<Headers> {
    const signer = new AwsV4Signer({
      ...this.#settings,
      service: 's3',
      cache: this.#signingKeys,
      method,
      url,
      headers: {
        ...headers,
        ...(body && { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': body.sha256 }),
      },
    });
    return (await signer.sign()).headers;
  }

  /** Calls `fetch`, and aborts it if the server does not respond in time. */
  async #fetch({ url, body }: S3Request, sent: RequestInit, signal: AbortSignal): Promise<Response> {
    const silence = new AbortController();
    const giveUp = () => {
      this.isSilent = true;
      silence.abort(new DOMException('No answer in time', 'TimeoutError'));
    };
    const patience = this.isSilent ? this.#patience / 4 : this.#patience;
    const timer = setTimeout(giveUp, patience + timeToSend(body));
    try {
      const response = await fetch(url, { ...sent, signal: AbortSignal.any([signal, silence.signal]) });
      this.isSilent = false;
      return response;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Maximum time for sending a body (ms). */
function timeToSend(body: S3Request['body']): number {
  return Math.ceil((body?.bytes.length ?? 0) / SLOWEST);
}
