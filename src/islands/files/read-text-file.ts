/**
 * The text of a file that somebody chose, read in this browser.
 * @returns why not, where it has more bytes than that, or could not be opened: it was moved or changed since
 */
export async function readTextFile(
  file: Pick<Blob, 'size' | 'text'>,
  most: number,
): Promise<{ text: string } | { problem: 'too-large' | 'unreadable' }> {
  if (file.size > most) return { problem: 'too-large' };
  try {
    return { text: await file.text() };
  } catch {
    return { problem: 'unreadable' };
  }
}
