import { type Hidden, isHidden, withoutPictures } from '#lib/items/kinds/without-pictures.ts';
import type { CaseBody, CaseFolder, CaseImages } from './body-schema.ts';
import { withAnchors } from './findings.ts';
import type { CaseFinding } from './findings-schema.ts';
import { anchorViews } from './view-links.ts';

/** The index of a shown image after those before it that are hidden were removed; undefined for a hidden one. */
function indexAmongShown(images: CaseFolder['images'], index: number, hidden: Hidden): number | undefined {
  const image = images[index];
  if (!image || isHidden(image, hidden)) return undefined;
  return images.slice(0, index).filter((each) => !isHidden(each, hidden)).length;
}

/** The main images after the removal: the same ones where they are left, else whatever comes first. */
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

/** Findings are removed with their key image, marks with theirs. */
function findingsWithoutFiles(
  findings: readonly CaseFinding[],
  hidden: Hidden,
  folders: readonly CaseFolder[] = [],
): CaseFinding[] {
  const shown = findings
    .filter(({ key }) => !hidden.has(key))
    .map((finding) => ({ ...finding, marks: finding.marks.filter(({ key }) => !hidden.has(key)) }));
  return withAnchors(shown, ({ folder, key, image }) => {
    const images = folders.find(({ id }) => id === folder)?.images;
    const at = images && image !== undefined ? indexAmongShown(images, image, hidden) : image;
    return { folder, key, ...(at !== undefined && { image: at }) };
  });
}

/**
 * A case, or some parts of it, without these files: the remaining images keep their main ones where possible. If a
 * sheet is given without its folders, links that name only an index stay: only the folders say what they lead to.
 */
export function caseWithoutFiles(body: Partial<CaseBody>, hidden: Hidden): Partial<CaseBody> {
  const { folders, mainImage = null, sheet, findings, presentation } = body;
  const named = sheet && folders ? anchorViews(sheet, folders) : sheet;
  return {
    ...body,
    ...(sheet !== undefined && { sheet: withoutPictures(named, hidden) as CaseBody['sheet'] }),
    ...(presentation && {
      presentation: { ...presentation, views: presentation.views.filter(({ key }) => !hidden.has(key)) },
    }),
    ...(findings && { findings: findingsWithoutFiles(findings, hidden, folders) }),
    ...(folders && imagesWithoutFiles({ folders, mainImage }, hidden)),
  };
}
