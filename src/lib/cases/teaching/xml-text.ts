/** Number of bytes in which an XML file declares its encoding. */
const HEAD_BYTES = 200;
const DECLARED = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** The encoding of a file whose first bytes were decoded as Latin-1; a file readable that way is not UTF-16. */
function labelOf(head: string): string {
  if (head.startsWith('ÿþ')) return 'utf-16le';
  if (head.startsWith('þÿ')) return 'utf-16be';
  const declared = DECLARED.exec(head)?.[1] ?? 'utf-8';
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/**
 * The text of an XML file, decoded as it declares; as UTF-8 if it declares no encoding, or an unknown
 * one.
 */
export async function xmlText(blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD_BYTES));
  try {
    return new TextDecoder(labelOf(head)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
