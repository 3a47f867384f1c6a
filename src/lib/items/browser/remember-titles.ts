import { call } from '#lib/platform/browser/api.ts';

/** Stores in the account whether cases are read without titles. Without a connection only this page applies it. */
export function rememberTitles(titlesHidden: boolean): void {
  call('PUT /account/titles', { body: { titlesHidden } }).catch(() => undefined);
}
