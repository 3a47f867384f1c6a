import { Sha256 } from '#lib/domain/sha256.ts';
import { inspectAcquisition } from './acquisition/inspect-acquisition.ts';
import { readHeader } from './acquisition/read-header.ts';
import { framePayload, inspectFile } from './inspect.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import { packFrame } from './pack-frame.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** The file asked about last stays open: the frames of a clip are asked for one by one. */
let kept: { key: number; bytes: Uint8Array; opened: OpenedFile } | undefined;

type PixelRequest = Exclude<WorkerRequest, { kind: 'acquisition' }>;

async function opened({ key, file }: PixelRequest): Promise<NonNullable<typeof kept>> {
  if (kept?.key === key) return kept;
  kept = undefined;
  const buffer = await file.arrayBuffer().catch(() => {
    throw new Refusal('unreadable');
  });
  const bytes = new Uint8Array(buffer);
  kept = { key, bytes, opened: await openFile(bytes) };
  return kept;
}

/** Answers a request; whatever goes wrong becomes a refusal. */
export async function answerRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (request.kind === 'acquisition')
      return { kind: 'acquisition', acquisition: inspectAcquisition(await readHeader(request.file)) };
    const { opened: file, bytes } = await opened(request);
    if (request.kind !== 'inspect') {
      const payload = await framePayload(file, request.frame, request.masks);
      if (request.kind === 'pack') payload.bytes = await packFrame(payload.bytes);
      return { kind: 'encoded', payload };
    }
    const sha256 = new Sha256().update(bytes).hex();
    return { kind: 'inspected', inspected: { ...(await inspectFile(file)), sha256 } };
  } catch (error) {
    kept = undefined;
    return { kind: 'refused', code: refusalOf(error) };
  }
}
