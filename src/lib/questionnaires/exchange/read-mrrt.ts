import { TITLE_MAX } from '#lib/items/item.ts';
import { attributeOf, elementsIn, type HtmlElement, parseHtml, wordsOf } from '#lib/platform/html-tree.ts';
import { mendReferences } from '../edits/mend-references.ts';
import type { ImportWords, ReadFile } from './imported.ts';
import { MrrtCodes } from './mrrt-codes.ts';
import { MrrtPages } from './mrrt-pages.ts';
import { isOwnMrrt, readOwnMrrt } from './read-own-mrrt.ts';
import { FileImport } from './reading.ts';
import { settleFormulas } from './settle-formulas.ts';
import { sourceFiche } from './source-fiche.ts';

/** Metadata of a template that readers need to identify it, in display order. */
const SOURCE = [
  'title',
  'publisher',
  'creator',
  'contributor',
  'rights',
  'license',
  'source',
  'description',
  'identifier',
  'date',
];

function factsOf(root: HtmlElement): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  for (const element of elementsIn(root)) {
    const [, name] = /^dcterms\.(\w+)$/i.exec(attributeOf(element, 'name') ?? '') ?? [];
    if (element.name === 'meta' && name) facts.set(name.toLowerCase(), attributeOf(element, 'content') ?? '');
  }
  return facts;
}

/** Notes active content and other parts of the page that are not questions; none of it is executed. */
function noteForeign(html: string, root: HtmlElement, reading: FileImport): void {
  const scripts = html.match(/<script\b[^>]{0,200}>/gi) ?? [];
  for (const tag of scripts) if (!/type\s*=\s*["']?text\/xml/i.test(tag)) reading.note('script', '');
  for (const { name } of elementsIn(root))
    if (/^(img|iframe|object|embed|video|audio)$/.test(name)) reading.note('media', '', name);
}

/** Reads an IHE MRRT report template (HTML), including common deviations from the profile. */
export function readMrrt(html: string, words: ImportWords): ReadFile {
  const root = parseHtml(html);
  const reading = new FileImport({}, false, words);
  reading.difference = 'not-chosen';
  const facts = factsOf(root);
  const heading = [...elementsIn(root)].find(({ name }) => name === 'title');
  const title = facts.get('title') || (heading ? wordsOf(heading, () => false) : '') || words.untitled;
  const codes = new MrrtCodes(html, reading);
  const isOwn = isOwnMrrt(root);
  const pages = isOwn ? readOwnMrrt(root, codes, reading) : new MrrtPages(root, title, reading, codes).read();
  if (pages.length === 0) return { problem: 'no-question' };
  codes.noteRest();
  noteForeign(html, root, reading);
  settleFormulas(pages, reading);
  const source = SOURCE.map((name) => facts.get(name) ?? '');
  const fiche = isOwn ? undefined : sourceFiche(reading.newId('f'), words.source, source);
  if (fiche) reading.note('source', '');
  const body = mendReferences({ pages, ...(fiche && { fiches: [fiche] }) });
  return { title: title.slice(0, TITLE_MAX), body, notes: reading.notes.groups };
}
