const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]|["\\]/g, '_');

/**
 * `Content-Disposition` for a download under this name (RFC 6266): with the exact name (RFC 8187), and one without
 * accents for clients that only read ASCII.
 */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded}`;
}
