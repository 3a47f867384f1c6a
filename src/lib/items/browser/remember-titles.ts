import { call } from '#lib/platform/browser/api.ts';

/** Stores in the account whether cases are read without titles. Offline the page applies it all the same. */
export function rememberTitles(titlesHidden: boolean): void {
  call('PUT /account/titles', { body: { titlesHidden } }).catch(() => undefined);
}
