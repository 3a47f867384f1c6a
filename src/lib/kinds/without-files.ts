import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from './bodies.ts';
import type { CaseBody, CaseFolder, CaseImages } from './case/body-schema.ts';
import { anchorViews } from './case/view-links.ts';

type Hidden = ReadonlySet<string>;

/** A picture is made of one file or two: `{ file, frame? }`, wherever a body shows one. */
function isHidden(value: object, hidden: Hidden): boolean {
  const { file, frame } = value as { file?: unknown; frame?: unknown };
  return [file, frame].some((key) => typeof key === 'string' && hidden.has(key));
}

/** What is nothing without its image: a picture in a text, a question asked on a picture. */
const IMAGE_BOUND = new Set<unknown>(['image', 'hotspot']);

/** A value of a body without the pictures made of these files; undefined when nothing is left of it. */
function withoutPictures(value: unknown, hidden: Hidden): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((each) => withoutPictures(each, hidden)).filter((each) => each !== undefined);
  if (isHidden(value, hidden)) return undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, withoutPictures(each, hidden)] as const);
  const kept = Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  if ('image' in value && !('image' in kept) && IMAGE_BOUND.has(kept.type)) return undefined;
  // A link to an image that is gone is text.
  const { key } = (kept.view ?? {}) as { key?: unknown };
  if (typeof key === 'string' && hidden.has(key)) delete kept.view;
  return kept;
}

/** Where an image that is shown stands once those before it that are not are gone; undefined for one that is not. */
function indexAmongShown(images: CaseFolder['images'], index: number, hidden: Hidden): number | undefined {
  const image = images[index];
  if (!image || isHidden(image, hidden)) return undefined;
  return images.slice(0, index).filter((each) => !isHidden(each, hidden)).length;
}

/** The main images of what is left: the same ones where they are shown, else whatever comes first. */
function imagesWithoutFiles(body: CaseImages, hidden: Hidden): CaseImages {
  const kept = withoutPictures(body, hidden) as CaseImages;
  const folders = kept.folders.map(({ mainImage: _, ...folder }, at) => {
    const { images, mainImage } = body.folders[at]!;
    const index = mainImage === undefined ? undefined : indexAmongShown(images, mainImage, hidden);
    return index === undefined ? folder : { ...folder, mainImage: index };
  });
  const main = body.mainImage;
  const images = body.folders.find(({ id }) => id === main?.folderId)?.images ?? [];
  const imageIndex = main ? indexAmongShown(images, main.imageIndex, hidden) : undefined;
  return { folders, mainImage: main && imageIndex !== undefined ? { ...main, imageIndex } : null };
}

/** Of a sheet without its folders, links that name but a place stay: only the folders say what they lead to. */
function caseWithoutFiles(body: Partial<CaseBody>, hidden: Hidden): Partial<CaseBody> {
  const { folders, mainImage = null, sheet } = body;
  const named = sheet && folders ? anchorViews(sheet, folders) : sheet;
  return {
    ...body,
    ...(sheet !== undefined && { sheet: withoutPictures(named, hidden) as CaseBody['sheet'] }),
    ...(folders && imagesWithoutFiles({ folders, mainImage }, hidden)),
  };
}

/**
 * A body, or some parts of it, as if some of the files it shows were not there: no picture made of them, no link to
 * one, no main image.
 */
export function withoutFiles<Kind extends ItemKind, Body extends Partial<BodyOfKind[Kind]>>(
  kind: Kind,
  body: Body,
  hidden: Hidden,
): Body {
  if (hidden.size === 0) return body;
  if (kind === 'case') return caseWithoutFiles(body as Partial<CaseBody>, hidden) as Body;
  return withoutPictures(body, hidden) as Body;
}
