import { ITEM_KINDS, type ItemKind, type Visibility } from '#lib/items/item.ts';
import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import type { ArchiveWords } from './archive-words.ts';
import { htmlPage, linkTo, section } from './html.ts';

/** An item of an archive, as its list shows it. */
export interface ArchivedItem {
  kind: ItemKind;
  title: string;
  tags: readonly string[];
  visibility: Visibility;
  /** Path of the item's folder. */
  path: string;
}

function itemLine({ title, tags, visibility, path }: ArchivedItem, words: ArchiveWords): string {
  const facts = [words.visibilities[visibility], ...tags].join(' · ');
  return `<li><a href="${linkTo(`${path}/${words.files.page}`, 0)}">${escapeMarkup(title)}</a> <span class="quiet">${escapeMarkup(facts)}</span></li>`;
}

/** The first page of an archive: lists its items, with a link to each item's page. */
export function indexHtml(
  items: readonly ArchivedItem[],
  { username, day }: { username: string; day: string },
  words: ArchiveWords,
): string {
  const title = words.title(username);
  const lists = ITEM_KINDS.map((kind) => {
    const lines = items.filter((item) => item.kind === kind).map((item) => itemLine(item, words));
    return section(words.kinds[kind], lines.length > 0 ? `<ul>${lines.join('\n')}</ul>` : '');
  }).join('');
  const made = `<p class="quiet">${escapeMarkup(words.made(day))} ${escapeMarkup(words.howToRead)}</p>`;
  return htmlPage(
    title,
    `<h1>${escapeMarkup(title)}</h1>\n${made}\n${lists || `<p>${escapeMarkup(words.noItems)}</p>`}`,
  );
}

/** The page of an item, which lies two folders deep. */
export function itemHtml(
  { title, tags, visibility }: ArchivedItem,
  body: string,
  words: ArchiveWords,
): string {
  const facts = [words.visibilities[visibility], ...tags].join(' · ');
  return htmlPage(
    title,
    `<p><a href="../../index.html">${escapeMarkup(words.back)}</a></p>\n<h1>${escapeMarkup(title)}</h1>\n<p class="quiet">${escapeMarkup(facts)}</p>\n${body}`,
  );
}
