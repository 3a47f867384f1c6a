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
  /** Null if the list could not be read, which the page reports with status 503. */
  page: ItemPage | null;
  /** Whether the list could not be read only because too many searches are in progress. */
  busy: boolean;
  /** Whether to offer reading cases without titles, to a reader who has not chosen yet. */
  offersBlind?: boolean;
  /** Only for own lists. */
  fromOthers: FromOthers | null;
}
