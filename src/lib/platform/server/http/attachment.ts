const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]|["\\]/g, '_');

/**
 * `Content-Disposition` of an answer to save as a file of this name (RFC 6266): the name as it is (RFC 8187) and
 * without accents, for clients that read only ASCII.
 */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded}`;
}
