import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import { pageName } from '#lib/platform/page-name.ts';
import { offlineCopyMessages as m } from '../copy-texts.ts';
import { decodedHeaders } from '../decoded-headers.ts';

/** Where what a page says begins, unless it fills the screen. */
const MAIN = /<main\b[^>]*\bclass="page\b[^>]*>/;
const CONTENTS = /(<main\b[^>]*\bclass=")[^"]*("[^>]*>)[\s\S]*<\/main>/;
const TITLE = /<title>([^<]*)<\/title>/;

/** A film (`layout/Demonstration.astro`) is not kept with its list: its poster would be a broken image. */
const FILM = /<a class="demonstration[\s\S]*?<\/a>/;

/** Whom a page was made for (`''`: a visitor), as its header says. */
export function personOf(page: string): string | undefined {
  const said = /&quot;username&quot;:\[0,(?:null|&quot;(.*?)&quot;)\]/.exec(page);
  return said ? (said[1] ?? '').replaceAll('&#39;', "'") : undefined;
}

function answerOf(page: string, headers: Headers): Response {
  // A copy: nobody was recognised to make it (`islands/shell/Header.tsx`).
  return new Response(page.replace('<html', '<html data-copy').replace(FILM, ''), {
    headers: decodedHeaders(headers),
  });
}

/** A kept page that reads by itself what this device has. */
export async function markedPage(kept: Response): Promise<Response> {
  return answerOf(await kept.text(), kept.headers);
}

/** A kept page that says of when it is, with the way to ask the server again; one that fills the screen does not. */
export async function datedPage(kept: Response): Promise<Response> {
  const at = kept.headers.get('date') ?? new Date().toUTCString();
  const notice = `<p class="banner warning" role="status"><span>${m.copy(at)} <a href="">${m.again}</a></span></p><br>`;
  const page = await kept.text();
  return answerOf(
    page.replace(MAIN, (main) => main + notice),
    kept.headers,
  );
}

/** A list that can be read, by its address and its page. */
export interface ReadableList {
  address: string;
  page: string;
  /** Of its answer: what a page may do is said there. */
  headers: Headers;
}

/** What its page is called, without the product's name, with what the list was narrowed by and when it was seen. */
function linkTo({ address, page, headers }: ReadableList): string {
  const title = pageName(TITLE.exec(page)?.[1] ?? '');
  const name = m.list(title, m.chosen(address).map(escapeMarkup));
  const at = headers.get('date');
  return `<a class="button" href="${escapeMarkup(address)}">${name}</a>${at ? `<span>${m.seenAt(at)}</span>` : ''}`;
}

/**
 * What stands in for a page that is not kept, in the frame of one that is: the lists that can be read.
 * @param isList whether the list of what is kept was asked for
 */
export function pageInstead(lists: readonly ReadableList[], isList: boolean): Response | undefined {
  const frame = lists.at(-1);
  if (!frame) return undefined;
  const title = isList ? m.offline : m.notKept;
  // As a list says that nothing is found (`islands/list/list.css`).
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
