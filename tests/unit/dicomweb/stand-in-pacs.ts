import { vi } from 'vitest';
import { type SourceSession, sessionOf } from '#lib/dicomweb/browser/source-session.ts';
import type { DicomwebSource } from '#lib/dicomweb/source.ts';
import { SourceFailure } from '#lib/dicomweb/source-failure.ts';

export const SITE = 'https://site.test';

let made = 0;

/** A session with a PACS that no other test knows. */
export function newSession(source: Partial<DicomwebSource> = {}): SourceSession {
  made += 1;
  return sessionOf({ name: `PACS ${made}`, address: '/dicom-web', signIn: 'none', ...source });
}

export interface Request {
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

/** Answers the requests of a test in the place of the network, and notes them. */
export function standIn(
  answer: (request: Request) => Response | Promise<Response>,
  isOnline = true,
): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('location', { origin: SITE });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', async (url: string, init: Request['init']) => {
    const request = { path: url, init };
    requests.push(request);
    return answer(request);
  });
  return requests;
}

export const json = (entries: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(entries), {
    ...init,
    headers: { 'Content-Type': 'application/dicom+json', ...init.headers },
  });

export const study = (uid: string) => ({ '0020000D': { vr: 'UI', Value: [uid] } });
export const instance = (uid: string, number: number) => ({
  '00080018': { vr: 'UI', Value: [uid] },
  '00200013': { vr: 'IS', Value: [number] },
});

/** The fault that something ends with. */
export async function faultOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'none',
    (error: unknown) => (error instanceof SourceFailure ? error.fault : String(error)),
  );
}
