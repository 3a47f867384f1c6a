import { fillSheet, fixNumbers } from './fill-sheet.ts';

/** A booklet laid out on pages: their number, and the parts that are too high for a page. */
export interface LaidBooklet {
  pages: number;
  tooHigh: string[];
}

interface Sheet {
  box: HTMLElement;
  content: Element;
}

/** Empty space at the foot of a sheet (px), since text sizes differ slightly between screen and paper. */
const RESERVE = 8;

/** An empty sheet with the same attributes as an article, and its footer. */
function sheetOf(article: Element): Sheet {
  const box = document.createElement('div');
  box.className = `booklet-sheet ${article.classList.contains('landscape') ? 'landscape' : 'portrait'}`;
  const frame = article.cloneNode(false) as Element;
  frame.removeAttribute('id');
  const content = document.createElement('div');
  content.className = 'protocol-content';
  const foot = article.querySelector('.sheet-foot')?.cloneNode(true);
  frame.append(content, ...(foot ? [foot] : []));
  box.append(frame);
  return { box, content };
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

const fitsOn = (content: Element) => () =>
  content.lastElementChild === null || bottomOf(content.lastElementChild) <= bottomOf(content) - RESERVE;

/** Lays an article out on as many sheets as needed, inserted before it. Null when a part fits on no sheet. */
function layArticle(article: Element): HTMLElement[] | null {
  const source = article.querySelector('.protocol-content');
  if (!source) return [];
  fixNumbers(article);
  const sheets: HTMLElement[] = [];
  while (source.childElementCount > 0) {
    const { box, content } = sheetOf(article);
    article.before(box);
    sheets.push(box);
    fillSheet(source, content, fitsOn(content));
    if (content.childElementCount === 0) {
      for (const sheet of sheets) sheet.remove();
      return null;
    }
  }
  const [first] = sheets;
  if (first) first.id = article.id;
  return sheets;
}

/** Writes page numbers on every sheet, and in the table of contents for each protocol. */
function number(
  booklet: Element,
  place: (page: number, pages: number) => string,
  page: (page: number) => string,
): number {
  const sheets = [...booklet.querySelectorAll('.booklet-sheet')];
  for (const [index, sheet] of sheets.entries()) {
    const text = document.createElement('span');
    text.className = 'page-place tabular';
    text.textContent = place(index + 1, sheets.length);
    sheet.querySelector('.sheet-foot p')?.append(text);
  }
  for (const link of booklet.querySelectorAll<HTMLAnchorElement>('.contents a')) {
    const index = sheets.findIndex(({ id }) => id === link.hash.slice(1));
    const slot = link.querySelector('.contents-page');
    if (slot && index >= 0) slot.textContent = page(index + 1);
  }
  return sheets.length;
}

/**
 * Lays a booklet out on numbered sheets of paper. Each sheet is a block as high as a page and has its own
 * number, so that the table of contents matches the printed pages. If a part fits on no sheet, the booklet is left
 * unchanged: it is printed without page numbers rather than with wrong ones.
 */
export function layBooklet(
  booklet: HTMLElement,
  texts: { place: (page: number, pages: number) => string; page: (page: number) => string },
): LaidBooklet {
  const original = booklet.cloneNode(true);
  const tooHigh: string[] = [];
  for (const article of [...booklet.querySelectorAll<HTMLElement>(':scope > .protocol-page')]) {
    if (layArticle(article) === null) tooHigh.push(article.dataset.title ?? '');
    else article.remove();
  }
  if (tooHigh.length > 0) {
    booklet.replaceChildren(...original.childNodes);
    return { pages: 0, tooHigh };
  }
  return { pages: number(booklet, texts.place, texts.page), tooHigh };
}
