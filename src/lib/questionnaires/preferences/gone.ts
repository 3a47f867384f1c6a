import type { Page } from '../tree.ts';
import { defaultPlaces } from './acting-preferences.ts';
import { conclusionParagraphs, orderOf } from './conclusion-lines.ts';
import type { Preferences } from './preferences.ts';
import { sentencePlaces } from './sentence-places.ts';

const among = <Value>(entries: Readonly<Record<string, Value>>, known: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => known.has(id)));

/** Preferences without those for parts that the questionnaire no longer has. */
export function withoutGone(pages: readonly Page[], preferences: Preferences): Preferences {
  const places = new Set(sentencePlaces(pages).map(({ key }) => key));
  const pageIds = new Set(pages.map(({ id }) => id));
  const lines = new Set(orderOf(conclusionParagraphs(pages)));
  return {
    defaults: among(preferences.defaults, new Set(defaultPlaces(pages).keys())),
    hiddenPages: preferences.hiddenPages.filter((id) => pageIds.has(id)),
    conclusionOrder: preferences.conclusionOrder.filter((id) => lines.has(id)),
    sentences: among(preferences.sentences, places),
  };
}
