import { assertDescribed } from './described.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at from outside, as a stranger would
  json: any;
}

export interface Sending {
  token?: string | undefined;
  cookie?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** Whatever can send requests to one site. */
export interface Caller {
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
}

/** Sends a request as a stranger's program would, and reads the whole answer; what is timed is not checked. */
export async function sendUnchecked(
  origin: string,
  method: string,
  path: string,
  sending: Sending = {},
): Promise<Answer> {
  const { token, cookie, json, body } = sending;
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...sending.headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answered = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json: answered };
}

/**
 * As `sendUnchecked`, for every test: an answer that its endpoint does not describe is a fault, whatever is asked for.
 * @throws Error that says what is not described
 */
export async function send(
  origin: string,
  method: string,
  path: string,
  sending: Sending = {},
): Promise<Answer> {
  const answer = await sendUnchecked(origin, method, path, sending);
  assertDescribed(method, path, answer.status, answer.json);
  return answer;
}
