/** A tag or a text of an XML file. */
export type XmlPart =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const ENTITIES: Readonly<{ [name: string]: string }> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with the entities of XML itself; one that a file declares stays as it is written: nothing is expanded. */
export function xmlText(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, digits, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s|:)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? xmlText(found[1] ?? found[2] ?? '') : undefined;
}

/** The tags and texts of an XML file in their order, names without their prefix. Declarations and comments are passed over. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let at = 0;
  for (const match of xml.matchAll(/<([^<>]*)>/g)) {
    if (match.index > at) yield { kind: 'text', text: xmlText(xml.slice(at, match.index)) };
    at = match.index + match[0].length;
    const tag = match[1] ?? '';
    if (/^[?!]/.test(tag)) continue;
    const [, close = '', name = ''] = /^(\/?)(?:[\w.-]{1,40}:)?([\w.-]{1,40})/.exec(tag) ?? [];
    if (name === '') continue;
    if (close) yield { kind: 'close', name };
    else yield { kind: 'open', name, attributes: tag, isEmpty: tag.endsWith('/') };
  }
}
