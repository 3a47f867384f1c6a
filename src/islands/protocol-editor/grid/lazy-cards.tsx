import { lazy } from 'react';
import { loadFailure } from '#lib/messages/client.ts';

/** Up to this width rows are cards, as in the stylesheet. */
export const NARROW = '(max-width: 700px)';

const NoCards = () => <p className="banner error">{loadFailure}</p>;

const load = () =>
  import('./RowCards.tsx').then(
    ({ RowCards }) => ({ default: RowCards }),
    () => ({ default: NoCards }),
  );
// On a narrow screen they are on their way before the page comes to life.
if (typeof matchMedia === 'function' && matchMedia(NARROW).matches) void load();

/** Rows as cards, whose code a wide screen never loads: what the server drew stands there until it has come. */
export const LazyCards = lazy(load);
