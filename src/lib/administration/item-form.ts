import type { NamedAuditEntry } from '#lib/audit/entry.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { assertConfirmed } from '#lib/identity-check/server/assert-confirmed.ts';
import { splitTags } from '#lib/items/split-tags.ts';
import { AppError } from '#lib/platform/errors.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import type { PendingForm } from './asked-again.ts';
import {
  type AdministrationPage,
  administrator,
  type FormRefusal,
  requestedPageIndex,
  withForm,
} from './page-data.ts';
import { administrationPaths } from './paths.ts';
import type { PublicImage, PublicItemRow } from './public-item.ts';
import { hidePublicImage, showPublicImage } from './server/change-image.ts';
import { correctTags, handOverItem, withdrawItem } from './server/change-item.ts';
import { readPublicImages } from './server/read-public-images.ts';
import { readPublicItem } from './server/read-public-items.ts';
import { administrationMessages as m } from './texts.ts';

const ENTRIES = 20;
const REASON_MAX = 500;
/** Number of images on one page. */
const IMAGES = 24;
const FILE = /^[0-9a-f]{64}$/;

interface ItemPage {
  item: PublicItemRow;
  tags: string[];
  entries: NamedAuditEntry[];
  images: PublicImage[];
  imageCount: number;
  /** The page of images shown, from 0 on, and the number of pages. */
  imagePage: number;
  imagePages: number;
  /** The typed reason, when it was refused, and the image that it concerned. */
  reason: string;
  image: string;
  error?: string;
  asked?: PendingForm;
}

/** A public item, after processing the page's form if it was posted. @throws AppError `not_found` */
export async function itemFromForm(page: AdministrationPage): Promise<ItemPage | Response> {
  const { context, actor } = await administrator(page);
  const id = page.params.item ?? '';
  let typed = '';
  let image = '';
  const imagePage = requestedPageIndex(page);
  const visitor = visitorOf(page.request, page.clientAddress, context.settings);
  const result = await withForm(page, async (form, text): Promise<Response | FormRefusal> => {
    const reason = text('motif').slice(0, REASON_MAX);
    typed = reason;
    image = text('image');
    if (form.has('confier')) await handOverItem(context, actor, id, text('a'));
    else if (reason === '') return { error: m.reasonMissing };
    else if (form.has('image')) {
      if (!FILE.test(image)) throw new AppError('not_found');
      if (form.has('retablir')) {
        await assertConfirmed(context, actor, 'publish');
        await showPublicImage(context, actor, id, { image, reason });
      } else await hidePublicImage(context, { actor, visitor }, id, { image, reason });
      const place = imagePage > 0 ? `&page=${imagePage + 1}` : '';
      return page.redirect(`${administrationPaths.item(id)}?fait=1${place}#images`, 303);
    } else if (form.has('etiquettes')) {
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
  const [entries, { images, count }] = await Promise.all([
    readEntries(context, { itemId: id }, { limit: ENTRIES }),
    readPublicImages(context, id, { offset: imagePage * IMAGES, limit: IMAGES }),
  ]);
  return {
    item,
    tags,
    entries,
    images,
    imageCount: count,
    imagePage,
    imagePages: Math.ceil(count / IMAGES),
    reason: typed,
    image,
    ...result,
  };
}
