import { lowerAscii } from '#lib/platform/html-tags.ts';
import { attributeOf, elementsIn, type HtmlElement, parseHtml } from '#lib/platform/html-tree.ts';
import { CODE_MAX, CODE_SYSTEMS, type Code, isCode, isSystem, knownSystem } from '../codes.ts';
import type { FileImport } from './reading.ts';

const IS_OID = /^[0-2](\.\d+){3,}$/;

/** The URI of a terminology that a template names by a URI or an object identifier. */
function systemOf(scheme: string, designators: ReadonlyMap<string, string>): string | undefined {
  if (isSystem(scheme)) return scheme;
  const designator = designators.get(scheme.toLowerCase()) ?? '';
  const known = knownSystem(scheme) ?? knownSystem(designator);
  if (known) return CODE_SYSTEMS[known];
  return IS_OID.test(designator) ? `urn:oid:${designator}` : undefined;
}

/** What stands between the first tag of this name and its end; empty where there is none. */
function partOf(html: string, lower: string, name: string): string {
  const start = html.search(new RegExp(`<${name}\\b`, 'i'));
  const end = start === -1 ? -1 : lower.indexOf(`</${name}>`, start);
  return end === -1 ? '' : html.slice(start, end);
}

/** The identifiers of the terminologies, by their names in the template. */
function designatorsIn(root: HtmlElement): ReadonlyMap<string, string> {
  const schemes = [...elementsIn(root)].filter(({ name }) => name === 'coding_scheme');
  return new Map(
    schemes.map((each) => [
      (attributeOf(each, 'name') ?? '').toLowerCase(),
      attributeOf(each, 'designator') ?? '',
    ]),
  );
}

/** The codes that `template_attributes` gives for the elements of a template, by their ids. */
export class MrrtCodes {
  readonly #coded = new Map<string, Code[]>();
  readonly #untold = new Set<string>();
  readonly #reading: FileImport;

  constructor(html: string, reading: FileImport) {
    this.#reading = reading;
    const lower = lowerAscii(html);
    const content = partOf(html, lower, 'coded_content');
    // Terminologies are declared in it, or before it.
    const schemes = partOf(html, lower, 'coding_schemes');
    if (content) this.#read(parseHtml(content), designatorsIn(parseHtml(`${schemes}${content}`)));
    this.#noteWhole(partOf(html, lower, 'template_attributes').replace(content, ''));
  }

  /** Reports the codes of a template as a whole: its modality, its body part. */
  #noteWhole(attributes: string): void {
    for (const each of elementsIn(parseHtml(attributes)))
      if (each.name === 'code') this.#reading.note('template-codes', '', attributeOf(each, 'meaning') ?? '');
  }

  #read(root: HtmlElement, designators: ReadonlyMap<string, string>): void {
    let entry = '';
    for (const element of elementsIn(root)) {
      if (element.name === 'entry') entry = attributeOf(element, 'origtxt') ?? '';
      if (element.name !== 'code' || entry === '') continue;
      const system = systemOf(attributeOf(element, 'scheme') ?? '', designators);
      const code = codeOf(system, attributeOf(element, 'value') ?? '', attributeOf(element, 'meaning') ?? '');
      if (code) this.#coded.set(entry, [...(this.#coded.get(entry) ?? []), code]);
      else this.#reading.note('codes', entry);
    }
    for (const each of this.#coded.keys()) this.#untold.add(each);
  }

  /** The codes of an element: those given for its id, and those that some templates write on the element itself. */
  of(element: HtmlElement): { codes?: Code[] } {
    const id = attributeOf(element, 'id') ?? '';
    this.#untold.delete(id);
    const meaning = attributeOf(element, 'data-en') ?? '';
    const own = (['radlex', 'loinc'] as const).flatMap(
      (name) => codeOf(CODE_SYSTEMS[name], attributeOf(element, `data-${name}`) ?? '', meaning) ?? [],
    );
    const codes = [...(this.#coded.get(id) ?? []), ...own].slice(0, CODE_MAX.codes);
    return codes.length > 0 ? { codes } : {};
  }

  /** Notes the codes of elements that were not imported. */
  noteRest(): void {
    for (const id of this.#untold) this.#reading.note('codes', id);
  }
}

/** A code as it is, also where a template writes the address of the concept: « http://radlex.org/RID/RID58 ». */
function codeOf(system: string | undefined, value: string, meaning: string): Code | undefined {
  const code = /^https?:\/\/\S*\/([^/\s]+)$/i.exec(value)?.[1] ?? value;
  if (system === undefined || !isCode(code)) return undefined;
  const display = meaning.slice(0, CODE_MAX.display).trim();
  return { system, code, ...(display !== '' && { display }) };
}
