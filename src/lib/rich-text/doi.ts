/** Where the identifier of a publication leads. */
const RESOLVER = 'https://doi.org/';

/** An identifier, with what people write before it; what closes the sentence after it is taken off below. */
const WRITTEN =
  /(?:doi\s*:\s*|(?:https?:\/\/)?(?:dx\.)?doi\.org\/|(?<![\w./-]))(10\.\d{4,9}\/[^\s"<>«»]+)/giu;

export interface FoundDoi {
  /** Where it is in the text, with what is written before it. */
  from: number;
  to: number;
  href: string;
}

/** Without the end of the sentence or a closing bracket around it; identifiers have brackets of their own. */
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
 * An identifier in the form used in an address, whether it was written with `%3C` or with `<`; `#` and `?` are part
 * of it.
 */
function inAddress(id: string): string {
  let plain = id.toWellFormed();
  try {
    plain = decodeURIComponent(plain);
  } catch {
    // The per cent sign is part of it.
  }
  return encodeURI(plain).replaceAll('#', '%23').replaceAll('?', '%3F');
}

/** The publications that a text names by their DOI. */
export function doisIn(text: string): FoundDoi[] {
  return [...text.matchAll(WRITTEN)].flatMap((match) => {
    const [whole, written = ''] = match;
    const id = trimmed(written);
    // A registrant alone names nothing.
    if (!/^10\.\d{4,9}\/./.test(id)) return [];
    const to = match.index + whole.length - (written.length - id.length);
    return [{ from: match.index, to, href: RESOLVER + inAddress(id) }];
  });
}

/** The address that a DOI leads to; undefined for any other text. */
export function doiHref(text: string): string | undefined {
  const [found, ...others] = doisIn(text);
  return found && others.length === 0 && found.from === 0 && found.to === text.length
    ? found.href
    : undefined;
}
