/** Whether the current content of the sheet fits on it. */
type Fits = () => boolean;

/** Elements that may be split when they do not fit on a sheet. */
const SPLIT = new Set(['DIV', 'SECTION', 'FORM', 'UL', 'OL', 'DL', 'TABLE', 'TBODY']);
/** Elements that must not be separated from the next element. */
const HEADINGS = new Set(['H2', 'H3', 'H4', 'CAPTION', 'THEAD']);

const isHeading = (element: Element) =>
  HEADINGS.has(element.tagName) || element.classList.contains('check-head');

/** Facts are pairs: a term must not be separated from its value. */
const canSplit = (element: Element) =>
  SPLIT.has(element.tagName) &&
  element.childElementCount > 0 &&
  element.parentElement?.tagName !== 'DL' &&
  !isHeading(element);

/** An empty element of the same kind, with the headings that are repeated in every part of a table. */
function partOf(whole: Element): Element {
  const part = whole.cloneNode(false) as Element;
  if (whole.tagName !== 'TABLE') return part;
  const repeated = [...whole.children].filter((child) => HEADINGS.has(child.tagName));
  part.append(...repeated.map((child) => child.cloneNode(true)));
  return part;
}

/** Moves as much of an element as fits into a part of it. @returns whether anything was moved */
function moveSome(whole: Element, target: Element, fits: Fits): boolean {
  const part = partOf(whole);
  target.append(part);
  const isTable = whole.tagName === 'TABLE';
  const kept = isTable ? [...whole.children].filter(isHeading) : [];
  for (const heading of kept) heading.remove();
  if (fits()) fillSheet(whole, part, fits);
  if (isTable) whole.prepend(...kept);
  else while (part.lastElementChild && isHeading(part.lastElementChild)) whole.prepend(part.lastElementChild);
  if (![...part.children].some((child) => !isHeading(child))) {
    part.remove();
    return false;
  }
  whole.removeAttribute('id');
  return true;
}

/**
 * Moves children to a sheet, in order, as long as they fit; the last one in part if it can be
 * split: between sections, lines and rows, never within a line.
 * @returns whether all were moved
 */
export function fillSheet(source: Element, target: Element, fits: Fits): boolean {
  for (let child = source.firstElementChild; child; child = source.firstElementChild) {
    target.append(child);
    if (fits()) continue;
    source.prepend(child);
    if (canSplit(child)) moveSome(child, target, fits);
    // A heading at the end of the sheet moves to the next one.
    while (target.lastElementChild && isHeading(target.lastElementChild) && target.tagName !== 'TABLE') {
      source.prepend(target.lastElementChild);
    }
    return false;
  }
  return true;
}

/** Keeps the numbers of list items when a list continues on another sheet. */
export function fixNumbers(article: Element): void {
  for (const list of article.querySelectorAll('ol')) {
    [...list.children].forEach((line, place) => {
      (line as HTMLLIElement).value = place + 1;
    });
  }
}
