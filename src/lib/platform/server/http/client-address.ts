import type { Settings } from '../base/settings.ts';

/** The network of an address, which stands for one home or office: IPv6 customers get a whole /64 network. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * The client address for throttling: the peer of the connection, or behind `trustProxy` proxies of this site the
 * address seen by the outermost one. Entries further left in X-Forwarded-For can be forged.
 */
export function clientAddress(
  headers: Headers,
  peer: string,
  settings: Pick<Settings, 'trustProxy'>,
): string {
  if (settings.trustProxy === 0) return network(peer);
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return network(hops.at(-settings.trustProxy) ?? peer);
}
