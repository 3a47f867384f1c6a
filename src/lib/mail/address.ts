/** Maximum length of an address, and of its local part (RFC 5321, 4.5.3.1). */
const ADDRESS_MAX = 254;
const LOCAL_MAX = 64;

/** A local part with dots, without characters that need quotes. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalises a typed e-mail address, with its domain in lower case; undefined when invalid. Only ASCII letters are
 * accepted, to exclude look-alikes (the Cyrillic « а », Punycode domains), and neither quoted
 * local parts nor IP addresses.
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
