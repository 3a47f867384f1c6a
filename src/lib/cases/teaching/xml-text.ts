/** Bytes in which an XML file says how it is encoded. */
const HEAD_BYTES = 200;
const DECLARED = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** The encoding of a file whose first bytes are read as letters; a file that can be read that way is not UTF-16. */
function labelOf(head: string): string {
  if (head.startsWith('ÿþ')) return 'utf-16le';
  if (head.startsWith('þÿ')) return 'utf-16be';
  const declared = DECLARED.exec(head)?.[1] ?? 'utf-8';
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/**
 * The text of an XML file in the encoding that it declares; in UTF-8 where it declares none, or one that nobody
 * knows.
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
