import { framePayload, inspectFile } from './inspect.ts';
import { type OpenedFile, openFile } from './open-file.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** The file asked about last stays open: the frames of a clip are asked for one by one. */
let kept: { key: number; opened: OpenedFile } | undefined;

async function opened({ key, file }: WorkerRequest): Promise<OpenedFile> {
  if (kept?.key === key) return kept.opened;
  kept = undefined;
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Refusal('unreadable');
  });
  kept = { key, opened: await openFile(new Uint8Array(bytes)) };
  return kept.opened;
}

/** Answers a request; whatever goes wrong becomes a refusal. */
export async function answerRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const file = await opened(request);
    if (request.kind === 'inspect') return { kind: 'inspected', inspected: await inspectFile(file) };
    return { kind: 'encoded', payload: await framePayload(file, request.frame, request.masks) };
  } catch (error) {
    kept = undefined;
    return { kind: 'refused', code: refusalOf(error) };
  }
}
