import { type HiddenFiles, isHidden, withoutPictures } from '#lib/items/kinds/without-pictures.ts';
import type { CaseBody, CaseFolder, CaseImages } from './body-schema.ts';
import { withAnchors } from './findings.ts';
import type { CaseFinding } from './findings-schema.ts';
import { anchorViews } from './view-links.ts';

/** The index of an image once the hidden images before it are removed; undefined when the image itself is hidden. */
function indexAmongShown(
  images: CaseFolder['images'],
  index: number,
  hidden: HiddenFiles,
): number | undefined {
  const image = images[index];
  if (!image || isHidden(image, hidden)) return undefined;
  return images.slice(0, index).filter((each) => !isHidden(each, hidden)).length;
}

/** Removes hidden images. The main images stay the same where they remain, and otherwise fall back to the default. */
function imagesWithoutFiles(body: CaseImages, hidden: HiddenFiles): CaseImages {
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

/** Findings are removed together with their key image, marks together with their image. */
function findingsWithoutFiles(
  findings: readonly CaseFinding[],
  hidden: HiddenFiles,
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
 * A case, or some parts of it, without these files; main images stay the same where possible. If a
 * sheet is given without its folders, links with only an index stay: their target is known only from the folders.
 */
export function caseWithoutFiles(body: Partial<CaseBody>, hidden: HiddenFiles): Partial<CaseBody> {
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
