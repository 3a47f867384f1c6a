import { attribute, decoded, lowerAscii, type Tag, tagAt } from './html-tags.ts';

/** A parsed HTML element: it is only read, never rendered, and no script or resource of it is loaded. */
export interface HtmlElement {
  name: string;
  tag: Tag | undefined;
  parent: HtmlElement | undefined;
  /** Its index among its parent's children. */
  at: number;
  children: (HtmlElement | string)[];
}

/** Maximum nesting, and maximum number of elements: no real form has more. */
const MAX_DEPTH = 120;
const MAX_ELEMENTS = 60_000;

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is not markup; the content of the first group is dropped. */
const SILENT = /^(script|style|template|noscript|iframe|object|svg|math)$/;
const RAW = /^(textarea|title)$/;
/** Elements that an opening tag closes implicitly, where their closing tag was omitted. */
const CLOSES: Readonly<Record<string, RegExp>> = {
  option: /^option$/,
  li: /^li$/,
  tr: /^(tr|td|th)$/,
  td: /^(td|th)$/,
  th: /^(td|th)$/,
};
/** A closing tag cannot close an element outside its own table. */
const FENCE = /^(table|body)$/;

/** Parses a page into a tree, in linear time. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', tag: undefined, parent: undefined, at: 0, children: [] };
  const lower = lowerAscii(html);
  let open = root;
  let depth = 0;
  let count = 0;
  let at = 0;
  const close = (to: HtmlElement) => {
    for (; open !== to && open.parent; open = open.parent) depth -= 1;
  };
  while (at < html.length && count < MAX_ELEMENTS) {
    const start = html.indexOf('<', at);
    const text = decoded(html.slice(at, start === -1 ? html.length : start));
    if (text !== '') open.children.push(text);
    if (start === -1) break;
    const tag = tagAt(html, start);
    at = tag?.end ?? start + 1;
    if (!tag) open.children.push('<');
    if (!tag || !/^[a-z]/.test(tag.name)) continue;
    if (tag.closes) {
      const closed = openNamed(open, (name) => name === tag.name);
      if (closed?.parent) close(closed.parent);
      continue;
    }
    const implied = CLOSES[tag.name];
    for (let last = implied && openNamed(open, (name) => implied.test(name)); implied && last?.parent; ) {
      close(last.parent);
      last = openNamed(open, (name) => implied.test(name));
    }
    const element: HtmlElement = {
      name: tag.name,
      tag,
      parent: open,
      at: open.children.length,
      children: [],
    };
    count += 1;
    open.children.push(element);
    if (VOID.test(tag.name)) continue;
    if (SILENT.test(tag.name) || RAW.test(tag.name)) {
      const end = lower.indexOf(`</${tag.name}`, at);
      const content = html.slice(at, end === -1 ? html.length : end);
      if (RAW.test(tag.name)) element.children.push(decoded(content));
      at = end === -1 ? html.length : (tagAt(html, end)?.end ?? html.length);
    } else if (depth < MAX_DEPTH) {
      open = element;
      depth += 1;
    }
  }
  return root;
}

function openNamed(open: HtmlElement, fits: (name: string) => boolean): HtmlElement | undefined {
  for (let element: HtmlElement | undefined = open; element?.parent; element = element.parent) {
    if (fits(element.name)) return element;
    if (FENCE.test(element.name)) return undefined;
  }
  return undefined;
}

export const isElement = (node: HtmlElement | string): node is HtmlElement => typeof node !== 'string';

/** The decoded value of an attribute; undefined if it is absent. */
export function attributeOf({ tag }: HtmlElement, name: string): string | undefined {
  const value = tag && attribute(tag, name);
  if (value !== undefined) return decoded(value).trim();
  return tag && new RegExp(`(?:^|\\s)${name}(?=\\s|/|$)`, 'i').test(tag.attributes) ? '' : undefined;
}

/** All descendants of an element, in document order. */
export function* elementsIn(root: HtmlElement): Generator<HtmlElement> {
  for (const child of root.children)
    if (isElement(child)) {
      yield child;
      yield* elementsIn(child);
    }
}

const raised = (text: string) => ({ '2': '²', '3': '³' })[text.trim()] ?? text;

/** The text of an element, without that of the descendants to leave out. */
export function wordsOf(node: HtmlElement | string, leavesOut: (element: HtmlElement) => boolean): string {
  const parts: string[] = [];
  const visit = (each: HtmlElement | string): void => {
    if (!isElement(each)) parts.push(each);
    else if (each === node || !leavesOut(each)) {
      if (each.name === 'sup')
        parts.push(raised(each.children.filter((child) => !isElement(child)).join('')));
      else each.children.forEach(visit);
      if (/^(br|p|div|td|th|tr|li|option)$/.test(each.name)) parts.push(' ');
    }
  };
  visit(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
