import { useState } from 'react';
import { notify } from '#lib/platform/notices-store.ts';
import type { TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import type { GridView } from './grid-view.ts';
import type { Clip, PastedTable } from './paste.ts';

type Pasting = typeof import('./paste.ts');
const load = (): Promise<Pasting> => import('./paste.ts');

/**
 * Firefox and Safari confirm the reading in a small menu of their own, which may be overlooked (ms until a hint
 * appears).
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
 * Pasting, whose code comes as soon as somebody is in the grid; where it does not come, what was copied is still
 * there.
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
    /** Fetches the code. */
    prepare: () => void load().catch(() => undefined),
    /** Pastes the content of a paste event at the active cell. */
    paste: (clip: Clip) => {
      const range = view.range();
      return withCode((code) => code.pasteAt(view, table, clip, range));
    },
    /** Pastes what the browser says was copied, as a whole table. */
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
