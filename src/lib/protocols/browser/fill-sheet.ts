/** Whether the present content of the sheet fits it. */
type Fits = () => boolean;

/** Elements that may be split when they do not fit on a sheet. */
const SPLIT = new Set(['DIV', 'SECTION', 'FORM', 'UL', 'OL', 'DL', 'TABLE', 'TBODY']);
/** Elements that must not be separated from what follows them. */
const HEADINGS = new Set(['H2', 'H3', 'H4', 'CAPTION', 'THEAD']);

const isHeading = (element: Element) =>
  HEADINGS.has(element.tagName) || element.classList.contains('check-head');

/** Facts are pairs: a name must not be separated from its value. */
const canSplit = (element: Element) =>
  SPLIT.has(element.tagName) &&
  element.childElementCount > 0 &&
  element.parentElement?.tagName !== 'DL' &&
  !isHeading(element);

/** An empty element like this one, with the headings that every part of a table repeats. */
function partOf(whole: Element): Element {
  const part = whole.cloneNode(false) as Element;
  if (whole.tagName !== 'TABLE') return part;
  const repeated = [...whole.children].filter((child) => HEADINGS.has(child.tagName));
  part.append(...repeated.map((child) => child.cloneNode(true)));
  return part;
}

/** Moves as much of an element as fits into a part of it. @returns whether anything did */
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
 * Moves children from where they are to a sheet, in order, for as long as they fit; the last one in part where it can
 * be parted: between sections, lines and rows, never within a line.
 * @returns whether all have moved
 */
export function fillSheet(source: Element, target: Element, fits: Fits): boolean {
  for (let child = source.firstElementChild; child; child = source.firstElementChild) {
    target.append(child);
    if (fits()) continue;
    source.prepend(child);
    if (canSplit(child)) moveSome(child, target, fits);
    // A heading at the end moves to the next sheet.
    while (target.lastElementChild && isHeading(target.lastElementChild) && target.tagName !== 'TABLE') {
      source.prepend(target.lastElementChild);
    }
    return false;
  }
  return true;
}

/** Numbers of lists stay what they are when the list goes on on another sheet. */
export function fixNumbers(article: Element): void {
  for (const list of article.querySelectorAll('ol')) {
    [...list.children].forEach((line, place) => {
      (line as HTMLLIElement).value = place + 1;
    });
  }
}
