import { LOOPBACK_HOST } from '../base/loopback-host.ts';
import type { Settings } from '../base/settings.ts';
import { isSecureByProxy } from './origin.ts';

type Asked = Pick<Headers, 'get'>;

const isLoopbackOrigin = (origin: string): boolean =>
  origin.startsWith('http://') && LOOPBACK_HOST.test(origin.slice('http://'.length));

/** Whether a request goes to this machine itself over plain HTTP. */
export function isPlainLoopback(
  asked: Asked,
  settings: Pick<Settings, 'publicOrigin' | 'trustProxy'>,
): boolean {
  if (settings.publicOrigin) return isLoopbackOrigin(settings.publicOrigin);
  return (
    !isSecureByProxy(asked.get('x-forwarded-proto'), settings) && LOOPBACK_HOST.test(asked.get('host') ?? '')
  );
}

/**
 * Whether the requesting page was itself loaded over plain HTTP from this machine, according to the browser: proxies do
 * not change `Origin`, unlike `Host`.
 */
export function isAskedFromLoopback(asked: Asked): boolean {
  return isLoopbackOrigin(asked.get('origin') ?? '');
}
