import { readGrid } from '#lib/interop/protocol/table-text.ts';

async function textOf(items: readonly ClipboardItem[], type: string): Promise<string> {
  const item = items.find(({ types }) => types.includes(type));
  return item ? (await item.getType(type)).text() : '';
}

/** The cells of what was copied elsewhere, asked of the browser; null where it does not let them be read. */
export async function readClipboard(): Promise<string[][] | null> {
  try {
    const items = await navigator.clipboard.read();
    return readGrid(await textOf(items, 'text/plain'), await textOf(items, 'text/html'));
  } catch {
    return null;
  }
}
