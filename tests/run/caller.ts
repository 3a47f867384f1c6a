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

/** Sends a request as a stranger's program would, and reads the whole answer. */
export async function send(
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
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}
