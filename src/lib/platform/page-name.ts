/** Separates the name of a page from the product's name in a document title. */
const JOINT = ' · ';

/** The title of a page's document. */
export function documentTitle(page: string, product: string): string {
  return page + JOINT + product;
}

/** The name of a page, from its document's title: without the product's name. */
export function pageName(title: string): string {
  const end = title.lastIndexOf(JOINT);
  return end === -1 ? title : title.slice(0, end);
}
