import type { Settings } from '../settings.ts';

/** Whether the reader's connection is TLS, to us or to our proxy. */
export function isSecure(
  url: URL,
  headers: Headers,
  settings: Pick<Settings, 'publicOrigin' | 'trustProxy'>,
): boolean {
  if (url.protocol === 'https:' || settings.publicOrigin.startsWith('https:')) return true;
  return settings.trustProxy && headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}
