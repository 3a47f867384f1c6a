import { Plugin } from 'prosemirror-state';
import type { KnownImages } from './known-images.ts';
import { plainHtml, readPasted, saysSomething } from './pasted-html.ts';
import { plainTables } from './plain-tables.ts';

export interface PasteRequests {
  /** Called with image files from the clipboard. */
  files(files: readonly File[]): void;
  /** Called with the number of pasted images that a sheet cannot show. */
  leftOut(count: number): void;
}

/** Handles pasted content: files are passed on, HTML is simplified. */
export function pasting(requests: PasteRequests, knownImages: KnownImages) {
  return new Plugin({
    props: {
      transformPastedHTML(html) {
        const plain = plainHtml(html);
        const shown = readPasted(plain).querySelectorAll('img');
        const left = [...shown].filter((image) => {
          const figure = image.closest<HTMLElement>('figure[data-file]');
          return !knownImages.find(figure?.dataset.file);
        });
        if (left.length > 0) requests.leftOut(left.length);
        return plain;
      },
      transformPasted: plainTables,
      handlePaste(_, { clipboardData }) {
        const files = [...(clipboardData?.files ?? [])];
        // Word and spreadsheets put a picture of the text on the clipboard along with the text.
        if (files.length === 0 || saysSomething(clipboardData?.getData('text/html') ?? '')) return false;
        requests.files(files);
        return true;
      },
      handleDOMEvents: {
        // Dropped files are handled by the page, wherever they fall: the editor ignores them.
        drop: (view, event) => !view.dragging && event.dataTransfer?.types.includes('Files') === true,
      },
    },
  });
}
