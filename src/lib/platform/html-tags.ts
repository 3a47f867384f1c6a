/** Code points of HTML entities that occur in tables and forms. */
const ENTITIES: Readonly<Record<string, number>> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  nbsp: 0xa0,
  thinsp: 0x2009,
  times: 0xd7,
  deg: 0xb0,
  middot: 0xb7,
  micro: 0xb5,
  sup1: 0xb9,
  sup2: 0xb2,
  sup3: 0xb3,
  plusmn: 0xb1,
  ndash: 0x2013,
  mdash: 0x2014,
  minus: 0x2212,
  ge: 0x2265,
  le: 0x2264,
  rsquo: 0x2019,
  lsquo: 0x2018,
  laquo: 0xab,
  raquo: 0xbb,
  eacute: 0xe9,
  Eacute: 0xc9,
  egrave: 0xe8,
  ecirc: 0xea,
  agrave: 0xe0,
  Egrave: 0xc8,
  euml: 0xeb,
  Agrave: 0xc0,
  acirc: 0xe2,
  icirc: 0xee,
  iuml: 0xef,
  ocirc: 0xf4,
  ucirc: 0xfb,
  ugrave: 0xf9,
  uuml: 0xfc,
  ccedil: 0xe7,
  Ccedil: 0xc7,
  oelig: 0x153,
  auml: 0xe4,
  Auml: 0xc4,
  ouml: 0xf6,
  Ouml: 0xd6,
  Uuml: 0xdc,
  szlig: 0xdf,
  hellip: 0x2026,
};

/** A text with its HTML entities decoded; unknown entities stay unchanged. */
export function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d?));/gi, (all, decimal, hex, name) => {
    const code = name ? ENTITIES[name] : decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code !== undefined && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

export interface Tag {
  name: string;
  closes: boolean;
  attributes: string;
  /** Position after the end of the tag. */
  end: number;
}

/** The tag that begins at a « < », undefined if there is none; a comment is a tag without a name. */
export function tagAt(html: string, start: number): Tag | undefined {
  const nameless = (end: number) => ({ name: '', closes: false, attributes: '', end });
  if (html.startsWith('<!--', start)) {
    const close = html.indexOf('-->', start + 4);
    return nameless(close === -1 ? html.length : close + 3);
  }
  const [, slash, name = ''] = /^<(\/?)([a-z!?][\w:-]*)/i.exec(html.slice(start, start + 40)) ?? [];
  if (name === '') return undefined;
  let quote = '';
  for (let at = start + 1; at < html.length; at++) {
    const letter = html[at] as string;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '>') {
      const attributes = html.slice(start + 1 + (slash ?? '').length + name.length, at);
      return { name: name.toLowerCase(), closes: slash === '/', attributes, end: at + 1 };
    } else if ((letter === '"' || letter === "'") && html[at - 1] === '=') quote = letter;
  }
  return nameless(html.length);
}

/** An attribute's value as written. */
export function attribute({ attributes }: Tag, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/**
 * A text with A to Z in lower case and all positions unchanged, unlike with `toLowerCase`, which turns « İ » into two
 * characters.
 */
export function lowerAscii(html: string): string {
  return html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
