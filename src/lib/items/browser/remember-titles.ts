import { call } from '#lib/platform/browser/api.ts';

/** Keeps with one's account whether cases are read without titles. Offline the page shows them so all the same. */
export function rememberTitles(titlesHidden: boolean): void {
  call('PUT /account/titles', { body: { titlesHidden } }).catch(() => undefined);
}
