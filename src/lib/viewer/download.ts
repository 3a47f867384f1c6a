/** The connection failed, which a retry may solve. Any other error concerns the file itself. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** Time (ms) without a single byte after which a connection counts as lost: phones leave requests hanging. */
const STALL = 20_000;
/** Status codes of temporary failures of a server or a proxy. */
const TEMPORARY = new Set([408, 425, 429, 502, 503, 504]);

export interface DownloadedFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** MIME type. */
  type: string;
}

/**
 * Downloads a file; `onBytes` is called with the number of bytes received so far and the latest chunk.
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

/** Never uses a `Blob`: browsers keep its bytes in other processes, long after the last reference to it. */
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
