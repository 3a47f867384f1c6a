import type { ItemKind } from '#lib/items/item.ts';
import { addressOf, CallFailed } from '#lib/platform/browser/client.ts';
import { saveFile } from '#lib/platform/browser/save-file.ts';
import type { ErrorAnswer } from '#lib/platform/errors.ts';
import { storedSession } from '#lib/platform/session-store.ts';

/** Fetches an archive (a link could not send the bearer token) and saves it as a file. */
async function download(address: string, request: RequestInit = {}): Promise<void> {
  const headers = { ...request.headers, Authorization: `Bearer ${storedSession()?.token ?? ''}` };
  const response = await fetch(address, { ...request, headers });
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => null);
    throw new CallFailed(response.status, answer as Partial<ErrorAnswer> | null);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? 'negatoscope.zip', await response.blob());
}

/** Downloads everything that belongs to the person. @throws CallFailed */
export function downloadExport(): Promise<void> {
  return download(addressOf('GET /account/export', {}));
}

/** Downloads some of the person's items. @throws CallFailed */
export function downloadSelection(kind: ItemKind, ids: readonly string[]): Promise<void> {
  return download(addressOf('POST /[kind]/selection/export', { kind }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids }),
  });
}
