import type { ErrorAnswer, ErrorCode } from './errors.ts';

/** What the client needs from where it runs; tests inject their own. */
export interface ClientEnvironment {
  fetch: typeof fetch;
  /** The stored bearer token, or null. */
  token(): string | null;
  /** Status 401: forget the session and go to /login (specification §8). */
  onUnauthorized(): void;
  /** Status 500: tell the person (specification §8). */
  onServerError(): void;
  /** One line a request: method, path, status, duration. Never a body, a query or a token. */
  log(line: string): void;
}

/** A call that failed: the server's French message when it sent one. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'no_answer';
  /** The server's own message, or undefined: the caller then says its own. */
  readonly serverMessage: string | undefined;
  /** The fields at fault, in French, when the server named some. */
  readonly details: readonly string[];

  constructor(status: number, answer?: Partial<ErrorAnswer>) {
    super(answer?.message ?? `HTTP ${status}`);
    this.name = 'CallFailed';
    this.status = status;
    this.code = answer?.code ?? 'no_answer';
    this.serverMessage = answer?.message;
    this.details = answer?.details ?? [];
  }
}

export interface CallOptions {
  body?: unknown;
  /** The revision that was read, for saves that name it before their body (`If-Match`). */
  revision?: number;
  /** Sign-in itself answers 401 for wrong credentials, which is no reason to leave the screen. */
  keepSession?: boolean;
  signal?: AbortSignal;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<unknown>;

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The product's one way to call `/api`. Adds the bearer token, has no time-out, treats 401, 404
 * (reads only: an empty result with an empty links list) and 500 as specification §8 says.
 * @throws CallFailed when the answer is not a success, or none came.
 */
export function createClient(environment: ClientEnvironment): Call {
  return async (method, path, options = {}) => {
    const started = performance.now();
    const token = environment.token();
    const log = (outcome: string) =>
      environment.log(
        `${method} ${path.split('?')[0]} ${outcome} (${Math.round(performance.now() - started)} ms)`,
      );
    let response: Response;
    try {
      response = await environment.fetch(`/api${path}`, {
        method,
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(options.revision === undefined ? {} : { 'If-Match': `"${options.revision}"` }),
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    } catch (error) {
      if (!options.signal?.aborted) log('no answer');
      throw error instanceof DOMException && error.name === 'AbortError' ? error : new CallFailed(0);
    }
    log(String(response.status));
    const answer = await answerOf(response);
    if (response.ok) return answer;
    if (response.status === 401 && !options.keepSession) environment.onUnauthorized();
    if (response.status === 404 && method === 'GET') return { links: [] };
    if (response.status === 500) environment.onServerError();
    throw new CallFailed(response.status, (answer ?? undefined) as Partial<ErrorAnswer> | undefined);
  };
}
