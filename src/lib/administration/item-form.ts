import type { NamedAuditEntry } from '#lib/audit/entry.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { splitTags } from '#lib/items/split-tags.ts';
import { AppError } from '#lib/platform/errors.ts';
import { type AdministrationPage, administrator, type Refused, withForm } from './page-data.ts';
import { administrationPaths } from './paths.ts';
import type { PublicItemRow } from './public-item.ts';
import { correctTags, handOverItem, withdrawItem } from './server/change-item.ts';
import { readPublicItem } from './server/read-public-items.ts';
import { administrationMessages as m } from './texts.ts';

const ENTRIES = 20;
const REASON_MAX = 500;

interface ItemPage {
  item: PublicItemRow;
  tags: string[];
  entries: NamedAuditEntry[];
  /** What was typed, when it was refused. */
  reason: string;
  error?: string;
}

/** A public item, after the page's form if it was posted. @throws AppError `not_found` */
export async function itemFromForm(page: AdministrationPage): Promise<ItemPage | Response> {
  const { context, actor } = await administrator(page);
  const id = page.params.item ?? '';
  let typed = '';
  const result = await withForm(page, async (form, text): Promise<Response | Refused> => {
    const reason = text('motif').slice(0, REASON_MAX);
    typed = reason;
    if (form.has('confier')) await handOverItem(context, actor, id, text('a'));
    else if (reason === '') return { error: m.reasonMissing };
    else if (form.has('etiquettes')) {
      const { tags, left } = splitTags([], text('etiquettes'));
      if (left.length > 0) throw new AppError('tag_invalid');
      await correctTags(context, actor, id, { tags, reason });
    } else {
      await withdrawItem(context, actor, id, reason);
      return page.redirect(`${administrationPaths.items}?retire=1`, 303);
    }
    return page.redirect(`${administrationPaths.item(id)}?fait=1`, 303);
  });
  if (result instanceof Response) return result;
  const { item, tags } = await readPublicItem(context, id);
  const entries = await readEntries(context, { itemId: id }, { limit: ENTRIES });
  return { item, tags, entries, reason: typed, ...(result && { error: result.error }) };
}
