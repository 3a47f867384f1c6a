import { lowerAscii } from '#lib/platform/html-tags.ts';
import { attributeOf, elementsIn, type HtmlElement, parseHtml } from '#lib/platform/html-tree.ts';
import { CODE_MAX, CODE_SYSTEMS, type Code, isCode, isSystem, knownSystem } from '../codes.ts';
import type { Reading } from './reading.ts';

const IS_OID = /^[0-2](\.\d+){3,}$/;

/** The terminology that a template names in its own way, by an address or an object identifier. */
function systemOf(scheme: string, designators: ReadonlyMap<string, string>): string | undefined {
  if (isSystem(scheme)) return scheme;
  const designator = designators.get(scheme.toLowerCase()) ?? '';
  const known = knownSystem(scheme) ?? knownSystem(designator);
  if (known) return CODE_SYSTEMS[known];
  return IS_OID.test(designator) ? `urn:oid:${designator}` : undefined;
}

/** The codes that `template_attributes` gives for the elements of a template, by their ids. */
export class MrrtCodes {
  readonly #coded = new Map<string, Code[]>();
  readonly #untold = new Set<string>();
  readonly #reading: Reading;

  constructor(html: string, reading: Reading) {
    this.#reading = reading;
    const start = html.search(/<coded_content\b/i);
    const end = start === -1 ? -1 : lowerAscii(html).indexOf('</coded_content>', start);
    if (end !== -1) this.#read(parseHtml(html.slice(start, end)));
  }

  #read(root: HtmlElement): void {
    const elements = [...elementsIn(root)];
    const designators = new Map(
      elements
        .filter(({ name }) => name === 'coding_scheme')
        .map((each) => [
          (attributeOf(each, 'name') ?? '').toLowerCase(),
          attributeOf(each, 'designator') ?? '',
        ]),
    );
    let entry = '';
    for (const element of elements) {
      if (element.name === 'entry') entry = attributeOf(element, 'origtxt') ?? '';
      if (element.name !== 'code' || entry === '') continue;
      const system = systemOf(attributeOf(element, 'scheme') ?? '', designators);
      const code = codeOf(system, attributeOf(element, 'value') ?? '', attributeOf(element, 'meaning') ?? '');
      if (code) this.#coded.set(entry, [...(this.#coded.get(entry) ?? []), code]);
      else this.#reading.note('codes', entry);
    }
    for (const each of this.#coded.keys()) this.#untold.add(each);
  }

  /** The codes of an element: by its id, and as some templates write them on it. */
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

  /** Reports the codes of elements that became nothing here. */
  noteRest(): void {
    for (const id of this.#untold) this.#reading.note('codes', id);
  }
}

function codeOf(system: string | undefined, code: string, meaning: string): Code | undefined {
  if (system === undefined || !isCode(code)) return undefined;
  const display = meaning.slice(0, CODE_MAX.display).trim();
  return { system, code, ...(display !== '' && { display }) };
}
