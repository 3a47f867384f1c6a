/** The line gave way: the same file may well come in a moment. Any other error is the file's own. */
export class LineError extends Error {
  override readonly name = 'LineError';
}

/** Without a single byte for so long (ms), a line is as good as cut: phones leave requests hanging. */
const STALL = 20_000;
/** Answers of a server, or of what stands before it, that is there again in a moment. */
const PASSING = new Set([408, 425, 429, 502, 503, 504]);

export interface Download {
  bytes: Uint8Array<ArrayBuffer>;
  /** MIME type. */
  type: string;
}

/**
 * A file's bytes, told as they come (`onBytes` hears how many there are so far).
 * @throws LineError when the line or the server gave way, Error when there is no such file
 */
export async function download(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Download> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awake = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALL);
  };
  awake();
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, stalled.signal]) });
    if (!response.ok) return refuse(response.status);
    return await received(response, (bytes) => {
      awake();
      onBytes(bytes);
    });
  } catch (error) {
    if (signal.aborted || (error as Error).name === 'Refused') throw error;
    throw new LineError(address, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function refuse(status: number): never {
  const message = `HTTP ${status}`;
  if (PASSING.has(status)) throw new LineError(message);
  throw Object.assign(new Error(message), { name: 'Refused' });
}

/** Never as a `Blob`: browsers keep its bytes in other processes, and long after nobody has it any more. */
async function received(response: Response, onBytes: (bytes: number) => void): Promise<Download> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return { bytes: new Uint8Array(await response.arrayBuffer()), type };
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    onBytes(length);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, type };
}
