/** The site that resolves DOIs. */
const RESOLVER = 'https://doi.org/';

/** Matches a DOI with a usual prefix; punctuation at its end is removed later. */
const WRITTEN =
  /(?:doi\s*:\s*|(?:https?:\/\/)?(?:dx\.)?doi\.org\/|(?<![\w./-]))(10\.\d{4,9}\/[^\s"<>«»]+)/giu;

export interface FoundDoi {
  /** Its position in the text, including the prefix. */
  from: number;
  to: number;
  href: string;
}

/** Removes punctuation or an unbalanced closing bracket at the end; DOIs may contain brackets of their own. */
function trimmed(id: string): string {
  let rest = id;
  for (;;) {
    const last = rest.at(-1) ?? '';
    const isOpen = (open: string, close: string) => rest.split(open).length >= rest.split(close).length;
    const isOwn = last === ')' ? isOpen('(', ')') : last === ']' ? isOpen('[', ']') : !/[.,;:!?…]/.test(last);
    if (isOwn) return rest;
    rest = rest.slice(0, -1);
  }
}

/**
 * A DOI in the form for an address, whether it was written with `%3C` or with `<`; `#` and `?` are escaped as part
 * of it.
 */
function inAddress(id: string): string {
  let plain = id.toWellFormed();
  try {
    plain = decodeURIComponent(plain);
  } catch {
    // The per cent sign is then part of the DOI.
  }
  return encodeURI(plain).replaceAll('#', '%23').replaceAll('?', '%3F');
}

/** The DOIs in a text, with their positions. */
export function doisIn(text: string): FoundDoi[] {
  return [...text.matchAll(WRITTEN)].flatMap((match) => {
    const [whole, written = ''] = match;
    const id = trimmed(written);
    // A registrant's prefix alone is not a DOI.
    if (!/^10\.\d{4,9}\/./.test(id)) return [];
    const to = match.index + whole.length - (written.length - id.length);
    return [{ from: match.index, to, href: RESOLVER + inAddress(id) }];
  });
}

/** The address of a DOI; undefined for any other text. */
export function doiHref(text: string): string | undefined {
  const [found, ...others] = doisIn(text);
  return found && others.length === 0 && found.from === 0 && found.to === text.length
    ? found.href
    : undefined;
}
