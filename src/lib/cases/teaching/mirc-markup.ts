import { attributeOf, type XmlElement } from '#lib/questions/exchange/xml-tree.ts';
import { safeHref } from '#lib/rich-text/link.ts';
import { escapeBeginning, escapeSigns } from '#lib/rich-text/written-lines.ts';
import { addLeft, type TeachingFile } from './teaching-file.ts';

/** Elements whose text is read by other code, or ignored. */
const ELSEWHERE = /^(image|alternative-image|order-by|quiz|phi|patient|threadblock|metadata-refs|insert-.*)$/;
/** Elements that would run, load or ask for something in a page. Their content is not read. */
const ACTIVE =
  /^(script|style|iframe|object|embed|applet|form|input|button|svg|math|video|audio|link|meta|base|frame.*)$/;
const BLOCK = /^(p|div|center|blockquote|text|pre|hr|section|dl|dt|dd|caption)$/;
const RAISED: ReadonlyMap<string, string> = new Map([
  ['2', '²'],
  ['3', '³'],
]);
/** Markup signs written around the text of an element. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
]);

/** Writes a part of a document as lines of text. */
class LineWriter {
  readonly #file: TeachingFile;
  /** Whether headings, bold, italic and links are written with markup signs. */
  readonly #isSigned: boolean;
  readonly #blocks: string[] = [];
  #line = '';

  constructor(file: TeachingFile, isSigned: boolean) {
    this.#file = file;
    this.#isSigned = isSigned;
  }

  /** The text, with an empty line between paragraphs. */
  end(): string {
    this.#flush();
    return this.#blocks.join('\n\n');
  }

  write(nodes: readonly (XmlElement | string)[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.#line += this.#words(node);
      else this.#element(node);
    }
  }

  #words(text: string): string {
    const said = text.replace(/[ \t\r\n]+/g, ' ');
    return this.#isSigned ? escapeSigns(said) : said;
  }

  #flush(): void {
    const lines = this.#line.split('\n').map((line) => line.trim());
    const said = (this.#isSigned ? lines.map(escapeBeginning) : lines).join('\n').trim();
    if (said !== '') this.#blocks.push(said);
    this.#line = '';
  }

  /** The text of an element on one line. */
  #inline(nodes: readonly (XmlElement | string)[]): string {
    const before = this.#line;
    this.#line = '';
    this.write(nodes);
    const said = this.#line;
    this.#line = before;
    return said;
  }

  #element(element: XmlElement): void {
    const { name, nodes } = element;
    const sign = SIGNS.get(name);
    if (ELSEWHERE.test(name)) return;
    if (ACTIVE.test(name)) addLeft(this.#file, 'element', name);
    else if (name === 'br') this.#line += '\n';
    else if (/^h[1-6]$/.test(name)) this.#heading(element);
    else if (name === 'ul' || name === 'ol') {
      this.#flush();
      this.#blocks.push(this.#list(element, 0).join('\n'));
    } else if (name === 'table') this.#table(element);
    else if (BLOCK.test(name)) {
      this.#flush();
      this.write(nodes);
      this.#flush();
    } else if (sign && this.#isSigned) this.#line += this.#signed(this.#inline(nodes), sign);
    else if (name === 'a' || name === 'href') this.#link(element);
    else if (name === 'sup' || name === 'sub') this.#shifted(element);
    else this.write(nodes);
  }

  /** Moves leading and trailing spaces outside the signs. */
  #signed(text: string, sign: string): string {
    const [, before = '', said = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
    return said === '' ? before : `${before}${sign}${said}${sign}${after}`;
  }

  #heading({ name, nodes }: XmlElement): void {
    this.#flush();
    const said = this.#inline(nodes).replace(/\s+/g, ' ').trim();
    const signs = Number(name.slice(1)) <= 2 ? '## ' : '### ';
    if (said !== '') this.#blocks.push(this.#isSigned ? `${signs}${said}` : said);
  }

  #list({ name, children }: XmlElement, level: number): string[] {
    return children
      .filter((child) => child.name === 'li')
      .flatMap((item, at) => {
        const isList = (node: XmlElement | string) => typeof node !== 'string' && /^[uo]l$/.test(node.name);
        const said = this.#inline(item.nodes.filter((node) => !isList(node)).flatMap(unwrapped));
        const mark = name === 'ol' ? `${at + 1}.` : '-';
        const inner = item.children.filter(isList).flatMap((list) => this.#list(list, level + 1));
        return [`${'  '.repeat(level)}${mark} ${said.replace(/\s+/g, ' ').trim()}`, ...inner];
      });
  }

  #table({ children }: XmlElement): void {
    this.#flush();
    addLeft(this.#file, 'formatting', 'table');
    const rows = (element: XmlElement): XmlElement[] =>
      element.name === 'tr' ? [element] : element.children.flatMap(rows);
    for (const { children: cells } of children.flatMap(rows)) {
      this.#line = cells.map(({ nodes }) => this.#inline(nodes).replace(/\s+/g, ' ').trim()).join(' | ');
      this.#flush();
    }
  }

  #link(element: XmlElement): void {
    const said = this.#inline(element.nodes);
    const address = attributeOf(element, 'href') ?? '';
    const href = /^https?:|^mailto:/i.test(address) ? safeHref(address) : undefined;
    if (href === undefined && address !== '') addLeft(this.#file, 'address', address);
    this.#line +=
      href && this.#isSigned && said.trim() !== '' && !/[()\s]/.test(href) ? `[${said}](${href})` : said;
  }

  #shifted({ text, nodes }: XmlElement): void {
    const raised = RAISED.get(text.trim());
    if (raised === undefined) addLeft(this.#file, 'formatting', 'sup');
    this.#line += raised ?? this.#inline(nodes);
  }
}

/** Paragraphs inside a list item are joined into its line. */
const unwrapped = (node: XmlElement | string): (XmlElement | string)[] =>
  typeof node !== 'string' && BLOCK.test(node.name) ? [...node.nodes, ' '] : [node];

/** A part of a document as lines with markup signs (`rich-text/written-lines.ts`), for the sheet. */
export function signedLines(file: TeachingFile, nodes: readonly (XmlElement | string)[]): string {
  const writer = new LineWriter(file, true);
  writer.write(nodes);
  return writer.end();
}

/** A part of a document as plain text. */
export function plainLines(file: TeachingFile, nodes: readonly (XmlElement | string)[]): string {
  const writer = new LineWriter(file, false);
  writer.write(nodes);
  return writer.end();
}
