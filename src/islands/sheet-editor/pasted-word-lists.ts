/** Word writes a list as paragraphs: `mso-list:l0 level2 lfo1`, with the bullet or number as part of the text. */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]';
/** `1.`, `a)`, `iv.`, `(2)` mark an item of an ordered list; anything else is a bullet. */
const NUMBER = /^\(?(\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

interface WordItem {
  paragraph: Element;
  level: number;
  ordered: boolean;
}

function itemOf(paragraph: Element): WordItem | undefined {
  const level = Number(LIST_STYLE.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 0);
  if (level === 0) return undefined;
  const marker = paragraph.querySelector(MARKER);
  return { paragraph, level, ordered: NUMBER.test(marker?.textContent?.trim() ?? '') };
}

/** Turns the paragraphs that Word wrote as list items into lists. */
export function listWordParagraphs(page: Document): void {
  /** The lists that are currently open, innermost last. */
  let open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (!last || paragraph.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    let here = open.at(-1);
    const tag = item.ordered ? 'ol' : 'ul';
    if (!here || here.level < item.level || here.list.localName !== tag) {
      const list = page.createElement(tag);
      if (here && here.level === item.level) open.pop();
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      here = { list, level: item.level };
      open.push(here);
    }
    paragraph.querySelector(MARKER)?.remove();
    const entry = page.createElement('li');
    entry.append(...paragraph.childNodes);
    here.list.append(entry);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}
