import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { attribute, xmlParts } from '#lib/platform/xml-parts.ts';

/** An element of an XML file. Scripts, external resources and custom entities are ignored. */
export interface XmlElement {
  name: string;
  attributes: string;
  children: XmlElement[];
  text: string;
  /** Child elements and texts in order, for mixed content. */
  nodes: (XmlElement | string)[];
}

/** Maximum depth and number of elements; no real file has more. */
const MAX_DEPTH = 30;
const MAX_ELEMENTS = 300_000;

/** Comments are dropped; the content of CDATA is literal text. */
const QUOTED = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;

const element = (name: string, attributes: string): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
  nodes: [],
});

/** Parses an XML file leniently: an element that is never closed ends with its parent. */
export function parseXml(xml: string): XmlElement {
  const root = element('', '');
  const open = [root];
  let count = 0;
  const plain = xml.replace(QUOTED, (_, text: string | undefined) => escapeMarkup(text ?? ''));
  for (const part of xmlParts(plain)) {
    const current = open.at(-1)!;
    if (part.kind === 'text') {
      current.text += part.text;
      current.nodes.push(part.text);
    } else if (part.kind === 'close') {
      const at = open.findLastIndex(({ name }) => name === part.name);
      if (at > 0) open.length = at;
    } else {
      const child = element(part.name, part.attributes);
      count += 1;
      if (count > MAX_ELEMENTS) break;
      current.children.push(child);
      current.nodes.push(child);
      if (!part.isEmpty && open.length < MAX_DEPTH) open.push(child);
    }
  }
  return root;
}

export const childrenOf = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  parent?.children.filter((child) => child.name === name) ?? [];

export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((child) => child.name === name);

/** The text of a child element; empty if it is missing. */
export const textIn = (parent: XmlElement | undefined, name: string): string =>
  childOf(parent, name)?.text.trim() ?? '';

export const attributeOf = (of: XmlElement, name: string): string | undefined =>
  attribute(of.attributes, name);
