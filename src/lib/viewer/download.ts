/** The connection failed: the same file may well come in a moment. Any other error is the file's own. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** A connection without a single byte for so long (ms) counts as lost: phones leave requests hanging. */
const STALL = 20_000;
/** Status codes of a server, or of a proxy, that is there again in a moment. */
const TEMPORARY = new Set([408, 425, 429, 502, 503, 504]);

export interface DownloadedFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** MIME type. */
  type: string;
}

/**
 * A file's bytes; `onBytes` is called with how many there are so far, and those that came last.
 * @throws ConnectionError when the connection or the server failed, Error when there is no such file
 */
export async function download(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number, last: Uint8Array) => void,
): Promise<DownloadedFile> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALL);
  };
  restartTimer();
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, stalled.signal]) });
    if (!response.ok) return refuse(response.status);
    return await received(response, (bytes, last) => {
      restartTimer();
      onBytes(bytes, last);
    });
  } catch (error) {
    if (signal.aborted || (error as Error).name === 'Refused') throw error;
    throw new ConnectionError(address, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function refuse(status: number): never {
  const message = `HTTP ${status}`;
  if (TEMPORARY.has(status)) throw new ConnectionError(message);
  throw Object.assign(new Error(message), { name: 'Refused' });
}

/** Never as a `Blob`: browsers keep its bytes in other processes, and long after nothing refers to it any longer. */
async function received(
  response: Response,
  onBytes: (bytes: number, last: Uint8Array) => void,
): Promise<DownloadedFile> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return { bytes: new Uint8Array(await response.arrayBuffer()), type };
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    onBytes(length, part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, type };
}
