import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { pageName } from '#lib/platform/page-name.ts';
import { offlineCopyMessages as m } from '../copy-texts.ts';
import { decodedHeaders } from '../decoded-headers.ts';

/** Matches the start of a page's content, unless the page fills the screen. */
const MAIN = /<main\b[^>]*\bclass="page\b[^>]*>/;
const CONTENTS = /(<main\b[^>]*\bclass=")[^"]*("[^>]*>)[\s\S]*<\/main>/;
const TITLE = /<title>([^<]*)<\/title>/;

/** Matches the link to a film (`layout/Demonstration.astro`), which is not kept with its list. */
const FILM = /<a class="demonstration[\s\S]*?<\/a>/;

/** The person for whom a page was rendered (`''`: a visitor), from its header. */
export function personOf(page: string): string | undefined {
  const said = /&quot;username&quot;:\[0,(?:null|&quot;(.*?)&quot;)\]/.exec(page);
  return said ? (said[1] ?? '').replaceAll('&#39;', "'") : undefined;
}

function answerOf(page: string, headers: Headers): Response {
  // Marked as a copy: no person was recognised when it was served (`islands/shell/Header.tsx`).
  return new Response(page.replace('<html', '<html data-copy').replace(FILM, ''), {
    headers: decodedHeaders(headers),
  });
}

/** A kept page, marked as a copy; its scripts then use data stored on this device. */
export async function markedPage(kept: Response): Promise<Response> {
  return answerOf(await kept.text(), kept.headers);
}

/** A kept page with its date and a reload link, except pages that fill the screen. */
export async function datedPage(kept: Response): Promise<Response> {
  const at = kept.headers.get('date') ?? new Date().toUTCString();
  const notice = `<p class="banner warning" role="status"><span>${m.copy(at)} <a href="">${m.again}</a></span></p><br>`;
  const page = await kept.text();
  return answerOf(
    page.replace(MAIN, (main) => main + notice),
    kept.headers,
  );
}

/** A list that can be read offline: its address and page. */
export interface ReadableList {
  address: string;
  page: string;
  /** The headers of its response, with its Content-Security-Policy. */
  headers: Headers;
}

/** A link to a list: the page's title, with its filters and the time when it was viewed. */
function linkTo({ address, page, headers }: ReadableList): string {
  const title = pageName(TITLE.exec(page)?.[1] ?? '');
  const name = m.list(title, m.chosen(address).map(escapeMarkup));
  const at = headers.get('date');
  return `<a class="button" href="${escapeMarkup(address)}">${name}</a>${at ? `<span>${m.seenAt(at)}</span>` : ''}`;
}

/**
 * The page shown instead of one that is not kept: the readable lists, in the frame of a kept page.
 * @param isList whether the requested page was a list
 */
export function pageInstead(lists: readonly ReadableList[], isList: boolean): Response | undefined {
  const frame = lists.at(-1);
  if (!frame) return undefined;
  const title = isList ? m.offline : m.notKept;
  // Styled like the message of a list without results (`islands/list/list.css`).
  const contents = [
    `<div class="list-state"><h1 class="page-title">${title}</h1>`,
    `<p role="status">${m.notKeptHint}</p>`,
    ...lists.toReversed().map(linkTo),
    `<a class="button primary" href="">${m.again}</a></div>`,
  ];
  const page = frame.page
    .replace(TITLE, (before) => before.replace(/>[^<]*?(?= · |<)/, `>${title}`))
    .replace(CONTENTS, (_, start, end) => `${start}page narrow${end}${contents.join('')}</main>`);
  return answerOf(page, frame.headers);
}
