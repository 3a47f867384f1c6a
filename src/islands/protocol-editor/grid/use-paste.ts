import { useState } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import type { TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import type { GridView } from './grid-view.ts';
import type { Clip, PastedTable } from './paste.ts';

type Pasting = typeof import('./paste.ts');
const load = (): Promise<Pasting> => import('./paste.ts');

/**
 * Delay before a hint, in ms: Firefox and Safari ask for confirmation in a small menu, which may be
 * overlooked.
 */
const OVERLOOKED = 400;

/** The clipboard content; null where the browser does not allow reading it. */
async function readClipboard(): Promise<Clip | null> {
  const telling = setTimeout(() => notify('success', m.confirmPasting), OVERLOOKED);
  try {
    const items = await navigator.clipboard.read();
    const textOf = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    return { text: await textOf('text/plain'), html: await textOf('text/html') };
  } catch {
    return null;
  } finally {
    clearTimeout(telling);
  }
}

/**
 * Pasting; its code is loaded when the grid is entered. If loading fails nothing is lost: the clipboard keeps its
 * content.
 */
export function usePaste(view: GridView, table: TableName) {
  const [pasted, setPasted] = useState<PastedTable>();
  const withCode = async (run: (code: Pasting) => Promise<PastedTable | undefined>) => {
    const code = await load().catch(() => undefined);
    if (!code) notify('error', m.pasteUnavailable);
    else setPasted(await run(code));
  };
  return {
    pasted,
    /** Loads the code ahead of the first paste. */
    prepare: () => void load().catch(() => undefined),
    /** Pastes the content of a paste event at the active cell. */
    paste: (clip: Clip) => {
      const range = view.range();
      return withCode((code) => code.pasteAt(view, table, clip, range));
    },
    /** Pastes the clipboard content as a whole table. */
    pasteTable: async () => {
      const clip = await readClipboard();
      if (clip) await withCode((code) => code.wholeClip(table, clip));
      else notify('error', m.clipboardRefused);
    },
    close: () => {
      view.wantsFocus = true;
      setPasted(undefined);
    },
  };
}
