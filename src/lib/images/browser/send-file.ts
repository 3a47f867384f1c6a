import { type DetailedError, Upload } from 'tus-js-client';
import { call } from '#lib/platform/browser/api.ts';
import {
  addressOf,
  type CallArguments,
  CallFailed,
  type EndpointName,
  type Result,
} from '#lib/platform/browser/client.ts';
import { sha256Of } from '#lib/platform/browser/hash-blob.ts';
import type { ErrorAnswer } from '#lib/platform/errors.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/** Bytes per request: even a slow connection (150 kbit/s) sends this within the server's minute. */
const CHUNK = 1024 * 1024;
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];
/** Statuses with which the server asks for a later retry. */
const BUSY = new Set([0, 429, 502, 503, 504]);

export interface Sending {
  signal: AbortSignal;
  onProgress(sent: number): void;
}

function answerOf(error: DetailedError): CallFailed {
  const status = error.originalResponse?.getStatus() ?? 0;
  try {
    return new CallFailed(status, JSON.parse(error.originalResponse?.getBody() ?? '{}') as ErrorAnswer);
  } catch {
    return new CallFailed(status);
  }
}

function isDetailed(error: Error | DetailedError): error is DetailedError {
  return 'originalRequest' in error;
}

/** Whether a failed request should be retried automatically. */
function isPassing(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  return BUSY.has(status) || status === 409 || status === 423 || status === 507;
}

/** Uploads in progress on this page: the same bytes sent twice at once are two uploads. */
const underWay = new Set<string>();

/**
 * Sends bytes by the tus protocol, resumes after interruptions (also after the page was closed, when the very same
 * bytes are sent again), and resolves to the upload's id. The upload is identified by the SHA-256 of its bytes, here
 * and on the server, which refuses any others: neither names nor sizes distinguish a masked picture from the one
 * before, or one patient's slice from another's.
 * @throws CallFailed, or the signal's reason
 */
export async function sendFile(file: Blob, { signal, onProgress }: Sending): Promise<string> {
  const sha256 = await sha256Of(file);
  signal.throwIfAborted();
  const isAlone = !underWay.has(sha256);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint: addressOf('POST /uploads', {}),
    chunkSize: CHUNK,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    // Never the file's name, which may identify the patient.
    metadata: { sha256 },
    fingerprint: async () => `sha256-${sha256}`,
    onBeforeRequest: (request) =>
      request.setHeader('Authorization', `Bearer ${storedSession()?.token ?? ''}`),
    onShouldRetry: isPassing,
    onProgress,
    onError: (error) => reject(isDetailed(error) ? answerOf(error) : new CallFailed(0)),
    // The upload was cancelled while being created: only now can the server be asked to delete it.
    onUploadUrlAvailable: () => {
      if (signal.aborted) forget();
    },
    onSuccess: () => resolve(decodeURIComponent(upload.url?.split('/').at(-1) ?? '')),
  });
  const forget = () => void upload.abort(true).catch(() => {});
  const cancel = () => {
    if (upload.url) forget();
    reject(signal.reason);
  };
  signal.addEventListener('abort', cancel, { once: true });
  underWay.add(sha256);
  try {
    const [earlier] = isAlone ? await upload.findPreviousUploads() : [];
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    if (!signal.aborted) upload.start();
    return await promise;
  } finally {
    if (isAlone) underWay.delete(sha256);
    signal.removeEventListener('abort', cancel);
  }
}

/** Repeats a call until the server is not busy. @throws CallFailed, or the signal's reason */
export async function callWhenFree<Name extends EndpointName>(
  name: Name,
  given: CallArguments<Name> & { signal: AbortSignal },
): Promise<Result<Name>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call(name, given);
    } catch (error) {
      given.signal.throwIfAborted();
      if (!(error instanceof CallFailed) || !BUSY.has(error.status) || attempt >= 30) throw error;
      await new Promise((wake) => setTimeout(wake, Math.min(1_000 * (attempt + 1), 10_000)));
    }
  }
}
