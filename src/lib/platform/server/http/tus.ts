import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from '@tus/server';
import type { Actor } from '#lib/accounts/actor.ts';
import { assertOwnUpload, newUploadId } from '#lib/images/server/pending-uploads.ts';
import { UPLOAD_MAX, UPLOAD_SHA256 } from '#lib/images/upload-limits.ts';
import { AppError, type ErrorCode } from '../../errors.ts';
import type { Context } from '../context.ts';
import type { RouteRequest } from './route.ts';
import { TusStore } from './tus-store.ts';

/** Headers of the protocol, in both directions; no others are passed to or from the library, for example for CORS. */
const ASKED = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-defer-length',
  'upload-concat',
  'content-type',
  'content-length',
];
const ANSWERED = ['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'location'];
const CODES: Record<number, ErrorCode> = {
  404: 'not_found',
  409: 'upload_offset',
  410: 'not_found',
  413: 'image_too_large',
  501: 'upload_refused',
};

/** Time (ms) for which an older connection to the same upload may continue to write. */
const LOCK_DRAIN = 500;

/** Passes the person to the library's hooks, and errors back to this module. */
const asking = new AsyncLocalStorage<{ userId: string; fault?: unknown }>();
const servers = new WeakMap<Context, Server>();

/** One server per process: its locks let a new connection to an upload end an older one at once. */
function serverOf(context: Context): Server {
  const known = servers.get(context);
  if (known) return known;
  const server = new Server({
    path: '/api/uploads',
    datastore: new TusStore(context),
    maxSize: UPLOAD_MAX,
    relativeLocation: true,
    lockDrainTimeout: LOCK_DRAIN,
    namingFunction(_request, metadata) {
      // Without an announced hash, different bytes sent for the same upload could not be detected.
      if (!UPLOAD_SHA256.test(metadata?.sha256 ?? '')) throw new AppError('checksum_required');
      return newUploadId(asking.getStore()?.userId ?? '');
    },
    async onIncomingRequest(_request, id) {
      assertOwnUpload(id, asking.getStore()?.userId ?? '');
    },
    onResponseError(_request, error) {
      const asker = asking.getStore();
      if (asker) asker.fault = error;
      return undefined;
    },
  });
  servers.set(context, server);
  return server;
}

/**
 * Answers a request of the tus protocol (resumable uploads, 1.0.0).
 * @throws AppError, and file system errors
 */
export async function answerTus({
  context,
  actor,
  request,
}: Pick<RouteRequest, 'context' | 'request'> & { actor: Actor }): Promise<Response> {
  const headers = new Headers();
  for (const name of ASKED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // A GET response reveals as much as HEAD, and a HEAD may have been converted to GET on its way.
  const method = request.method === 'GET' ? 'HEAD' : request.method;
  const body = method === 'HEAD' || method === 'DELETE' ? null : untilCut(request);
  const asked = new Request(request.url, { method, headers, body, ...(body && { duplex: 'half' }) });
  const asker: { userId: string; fault?: unknown } = { userId: actor.id };
  const answer = await asking.run(asker, () => serverOf(context).handleWeb(asked));
  if (body && !body.locked) void discard(body);
  if (answer.status >= 400) throw faultOf(method, answer.status, asker.fault);
  const answered = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value !== null) answered.set(name, value);
  }
  return new Response(null, { status: answer.status, headers: answered });
}

/** The body, failing as soon as the connection is lost: received bytes are kept, and the lock is released. */
function untilCut({ body, signal }: Request): ReadableStream<Uint8Array> | null {
  return body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) ?? null;
}

/** Reads a refused body to its end: before that, the connection cannot be used for another request. */
async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  await body.pipeTo(new WritableStream()).catch(() => undefined);
}

/** Converts refusals of the library, which have a status; all other errors come from this site or the system. */
function faultOf(method: string, status: number, fault: unknown): unknown {
  if (fault instanceof Error && !('status_code' in fault)) return fault;
  // The client sent more bytes than announced; an announced size that is too large is refused elsewhere.
  if (method === 'PATCH' && status === 413) return new AppError('too_large');
  return new AppError(CODES[status] ?? (status >= 500 ? 'unavailable' : 'upload_refused'));
}
