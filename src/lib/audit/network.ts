/**
 * The network of a client's address, too large to identify one person: /24 of IPv4, /48 of IPv6. Takes an address, or
 * the /64 that throttle counters use (`2001:db8:0:1::/64`); returns an empty string for anything else.
 */
export function truncatedNetwork(address: string): string {
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (four) return `${four[1]}.0/24`;
  const six = /^([0-9a-f]{1,4}):([0-9a-f]{1,4}):([0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/.exec(address);
  return six ? `${six[1]}:${six[2]}:${six[3]}::/48` : '';
}
