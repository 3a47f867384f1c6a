import type { MarkSpec } from 'prosemirror-model';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { type SheetFolder, viewHref } from '#lib/cases/view-links.ts';
import { safeHref } from '#lib/rich-text/link.ts';
import type { CaseView } from '#lib/rich-text/rich-text.ts';
import { type LinkAttributes, viewOf } from './document.ts';

/** The case against which links to images are resolved. */
interface LinkOwner {
  id: string;
  folders: SheetFolder[];
}

/** The attributes of a link without a target. */
export const NOWHERE: LinkAttributes = { href: null, folder: null, image: null, key: null, finding: null };

const isNumber = (text: string | null) => text !== null && /^\d{1,4}$/.test(text);

function linkAttributes(element: HTMLElement): LinkAttributes | false {
  const { folder, image = null, key = null, finding = null } = element.dataset;
  if (folder && isNumber(image)) {
    const anchor = { key: key && /^[0-9a-f]{64}$/.test(key) ? key : null, finding: finding || null };
    return { href: null, folder, image: Number(image), ...anchor };
  }
  const href = safeHref(element.getAttribute('href'));
  return href ? { ...NOWHERE, href } : false;
}

/** A link to an image, from its `CaseView`; with a note if the image was removed. */
function viewLink({ id, folders }: LinkOwner, view: CaseView) {
  const href = viewHref(id, folders, view);
  const { folder, image, key, finding } = view;
  const data = {
    'data-folder': folder,
    'data-image': image,
    ...(key && { 'data-key': key }),
    ...(finding && { 'data-finding': finding }),
  };
  return href === undefined
    ? { ...data, class: 'view-link view-gone', 'data-gone': m.viewGone }
    : { ...data, class: 'view-link', href };
}

/** The mark of a link to a URL, to an image of the case or to a finding on an image. */
export function linkMark(owner: LinkOwner): MarkSpec {
  return {
    attrs: {
      href: { default: null },
      folder: { default: null },
      image: { default: null },
      key: { default: null },
      finding: { default: null },
    },
    inclusive: false,
    parseDOM: [
      { tag: 'a[data-folder]', getAttrs: linkAttributes },
      { tag: 'a[href]', getAttrs: linkAttributes },
    ],
    toDOM: ({ attrs }) => {
      const view = viewOf(attrs as LinkAttributes);
      return view
        ? ['a', viewLink(owner, view), 0]
        : ['a', { href: attrs.href, rel: 'noopener nofollow' }, 0];
    },
  };
}
