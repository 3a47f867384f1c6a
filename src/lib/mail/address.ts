/** Maximum length of an address, and of the part before its @ (RFC 5321, 4.5.3.1). */
const ADDRESS_MAX = 254;
const LOCAL_MAX = 64;

/** Parts between dots, without what only quotes would allow. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An e-mail address as it is typed, with its domain in small letters; undefined for what is none. Only plain letters:
 * one that looks like another (« а » of the Cyrillic alphabet, a domain in Punycode) is refused, and so are quoted
 * names and addresses of machines.
 */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1).toLowerCase();
  if (text.length > ADDRESS_MAX || local.length > LOCAL_MAX || !LOCAL.test(local)) return undefined;
  const labels = domain.split('.');
  const isDomain = labels.every((label) => LABEL.test(label) && !label.startsWith('xn--'));
  if (labels.length < 2 || !isDomain || !/^[a-z]{2,}$/.test(labels.at(-1) ?? '')) return undefined;
  return `${local}@${domain}`;
}
