import { decoded } from './html-tags.ts';

/** A tag or a text of an XML file. */
export type XmlPart =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s|:)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '') : undefined;
}

/**
 * The tags and texts of an XML file in document order, without namespace prefixes. Declarations and comments are
 * skipped: entities that a file declares stay as written, and nothing is expanded.
 */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let at = 0;
  for (const match of xml.matchAll(/<([^<>]*)>/g)) {
    if (match.index > at) yield { kind: 'text', text: decoded(xml.slice(at, match.index)) };
    at = match.index + match[0].length;
    const tag = match[1] ?? '';
    if (/^[?!]/.test(tag)) continue;
    const [, close = '', name = ''] = /^(\/?)(?:[\w.-]{1,40}:)?([\w.-]{1,40})/.exec(tag) ?? [];
    if (name === '') continue;
    if (close) yield { kind: 'close', name };
    else yield { kind: 'open', name, attributes: tag, isEmpty: tag.endsWith('/') };
  }
}
