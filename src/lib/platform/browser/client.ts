import type { z } from 'zod';
import type { ENDPOINTS } from '#lib/app/all-endpoints.ts';
import { KIND_PLURALS } from '#lib/items/item.ts';
import type { AnswerOf, ParamsOf } from '../endpoints/endpoint.ts';
import type { ErrorAnswer, ErrorCode } from '../errors.ts';

/** The environment that the client needs; tests inject their own. */
export interface ClientEnvironment {
  fetch: typeof fetch;
  /** The stored bearer token, or null. */
  token(): string | null;
  /** Called at status 401: clears the session and goes to /login (specification §8). */
  onUnauthorized(): void;
  /** Called at status 500: informs the person (specification §8). */
  onServerError(): void;
  /** Called at status 403 `identity_unconfirmed`: asks the person to confirm; resolves to whether they did. */
  confirmIdentity(): Promise<boolean>;
  /** Logs one line per request: method, path, status, duration. Never a body, a query or a token. */
  log(line: string): void;
}

/** Error of a failed call, with the server's French message if there was one. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'no_answer';
  /** The server's own message; undefined if there is none, in which case the caller has its own message. */
  readonly serverMessage: string | undefined;
  /** The invalid fields, in French, if the server named any. */
  readonly details: readonly string[];

  constructor(status: number, answer?: Partial<ErrorAnswer> | null) {
    super(answer?.message ?? `HTTP ${status}`);
    this.name = 'CallFailed';
    this.status = status;
    this.code = answer?.code ?? 'no_answer';
    this.serverMessage = answer?.message;
    this.details = answer?.details ?? [];
  }
}

/**
 * Whether the same call may succeed later: there was no connection, no session, too many requests or a server error, or
 * it is not the site that answered: what stands between this device and it may refuse too, but has none of its codes.
 */
export function mayPass({ status, code }: CallFailed): boolean {
  if (code === 'no_answer') return true;
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/** The message for a failed call: the server's, or the given one if there is none. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof CallFailed && error.serverMessage) || otherwise;
}

/** Endpoints by name, such as `POST /auth/login`: browser code only contains the names, no schemas. */
type Endpoints = { [Each in (typeof ENDPOINTS)[number] as `${Each['method']} ${Each['path']}`]: Each };
export type EndpointName = keyof Endpoints;

/** Endpoints that list things, for which status 404 means an empty result (specification §8). */
const LISTS = ['GET /[kind]/public', 'GET /[kind]/mine'] as const satisfies EndpointName[];
/** The result for a list that does not exist: no items (specification §8). */
export interface EmptyResult {
  links: [];
}

export type Params<Name extends EndpointName> = ParamsOf<Endpoints[Name]>;
export type Result<Name extends EndpointName> =
  | AnswerOf<Endpoints[Name]>
  | (Name extends (typeof LISTS)[number] ? EmptyResult : never);

interface CallOptions {
  /** Prevents a 401 from ending the session: sign-in itself answers 401 for wrong credentials, and its page stays. */
  keepSession?: boolean;
  signal?: AbortSignal;
}

/** The arguments of a call: exactly those that its endpoint needs. */
export type CallArguments<Name extends EndpointName> = CallOptions &
  (keyof Params<Name> extends never ? unknown : { params: Params<Name> }) &
  (Endpoints[Name] extends { query: infer Query extends z.ZodObject }
    ? { query?: z.input<Query> | URLSearchParams }
    : unknown) &
  (Endpoints[Name] extends { request: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown) &
  // The revision that was read, for endpoints that require it in `If-Match`.
  (Endpoints[Name] extends { headers: readonly ['If-Match'] } ? { revision: number } : unknown);

interface AnyGiven extends CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, unknown> | URLSearchParams;
  body?: unknown;
  revision?: number;
}

/** @throws CallFailed when the response is not a success, or there was none */
export type Call = <Name extends EndpointName>(
  name: Name,
  given: CallArguments<Name>,
) => Promise<Result<Name>>;

function filledIn(path: string, params: Record<string, string | number>): string {
  const plurals: Record<string, string> = KIND_PLURALS;
  const given = (name: string) => (name === 'kind' ? plurals[params.kind ?? ''] : params[name]) ?? '';
  return path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(given(name)));
}

/** The URL of an endpoint that is not called through the client: uploads and downloads. */
export function addressOf<Name extends EndpointName>(name: Name, params: Params<Name>): string {
  return `/api${filledIn(name.slice(name.indexOf(' ') + 1), params)}`;
}

/** The JSON of a response; null if the body is not JSON, for example empty. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function requestOf(method: string, { body, revision, signal }: AnyGiven, token: string | null): RequestInit {
  return {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
    },
    // Undefined properties are omitted.
    body: JSON.stringify(body),
    signal: signal ?? null,
  };
}

/**
 * The only client for `/api` in the browser. Adds the bearer token, has no time-out, treats 401, 404 (lists only: an
 * empty result with an empty links list) and 500 as specification §8 says. A call that needs a confirmed identity asks
 * for the confirmation once, and is then sent again unchanged.
 */
export function createClient(environment: ClientEnvironment): Call {
  const call = async (name: EndpointName, given: AnyGiven, mayAsk = true): Promise<unknown> => {
    const started = performance.now();
    const [method = '', pattern = ''] = name.split(' ');
    const path = filledIn(pattern, given.params ?? {});
    const search = String(new URLSearchParams(given.query as Record<string, string> | undefined));
    const log = (outcome: string) =>
      environment.log(`${method} ${path} ${outcome} (${Math.round(performance.now() - started)} ms)`);
    let response: Response;
    try {
      const request = requestOf(method, given, environment.token());
      response = await environment.fetch(`/api${path}${search && `?${search}`}`, request);
    } catch (error) {
      if (!given.signal?.aborted) log('no answer');
      throw error instanceof DOMException && error.name === 'AbortError' ? error : new CallFailed(0);
    }
    log(String(response.status));
    const answer = await jsonOf(response);
    if (response.ok) return answer;
    if (response.status === 401 && !given.keepSession) environment.onUnauthorized();
    if (response.status === 404 && LISTS.some((list) => list === name)) return { links: [] };
    if (response.status === 500) environment.onServerError();
    const failure = new CallFailed(response.status, answer as Partial<ErrorAnswer> | null);
    if (failure.code === 'identity_unconfirmed' && mayAsk && (await environment.confirmIdentity()))
      return call(name, given, false);
    throw failure;
  };
  // The cast is safe: every API test verifies that responses match the endpoint's schema.
  return ((name: EndpointName, given: AnyGiven) => call(name, given)) as Call;
}
