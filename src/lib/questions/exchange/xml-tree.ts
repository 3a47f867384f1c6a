import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { attribute, xmlParts } from '#lib/platform/xml-parts.ts';

/** An element of an XML file: nothing of it runs or is fetched, no entity of its own is expanded. */
export interface XmlElement {
  name: string;
  attributes: string;
  children: XmlElement[];
  text: string;
  /** Children and texts in their order, for what mixes them. */
  nodes: (XmlElement | string)[];
}

/** Elements inside one another, and all of them: more is nobody's questions. */
const MAX_DEPTH = 30;
const MAX_ELEMENTS = 300_000;

/** Comments are no content; what CDATA holds is text as it stands. */
const QUOTED = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;

const element = (name: string, attributes: string): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
  nodes: [],
});

/** Reads an XML file as far as it makes sense: a tag that is never closed ends with what is around it. */
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

/** The words of a child, « » where it is not there. */
export const textIn = (parent: XmlElement | undefined, name: string): string =>
  childOf(parent, name)?.text.trim() ?? '';

export const attributeOf = (of: XmlElement, name: string): string | undefined =>
  attribute(of.attributes, name);
