/**
 * Reads a chosen file as text, in this browser.
 * @returns the reason if the file is larger than the limit, or cannot be opened because it was moved or changed
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
