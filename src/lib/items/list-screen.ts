import type { FromOthers } from '#lib/people/from-others-schemas.ts';
import type { ItemKind } from './item.ts';
import type { ListQuery } from './kinds/list-query.ts';
import type { ItemPage } from './schemas.ts';

/** The content of the page of a list. */
export interface ListScreen {
  kind: ItemKind;
  title: string;
  subtitle: string;
  query: ListQuery;
  /** Null when the list could not be read: the page says so, with status 503. */
  page: ItemPage | null;
  /** Whether it could not be read only because too much is searched for at once. */
  busy: boolean;
  /** A reader who has not chosen yet is offered to read cases without titles. */
  offersBlind?: boolean;
  /** Only for own lists. */
  fromOthers: FromOthers | null;
}
