import { presentFindings } from './findings.ts';
import type { FindingAnchor } from './findings-schema.ts';
import type { ReadFinding } from './findings-schemas.ts';
import { factsOf } from './image-facts.ts';
import { shownRange } from './shown-range.ts';
import { findView, type ImagePlace } from './view-links.ts';
import type { ShownParts } from './viewer-stacks-schemas.ts';

/** A case's findings for readers, without findings and marks whose image no longer exists. */
export function readableFindings(body: ShownParts): ReadFinding[] {
  const folders = body.folders.filter(({ images }) => images.length > 0);
  const firsts = folders.map((folder) => shownRange(folder, body).first);
  const placeOf = ({ folder, key, image = 0 }: FindingAnchor) => findView(folders, { folder, key, image });
  const shownAt = ({ folder, image }: ImagePlace): ImagePlace => ({
    folder,
    image: image - (firsts[folder] ?? 0),
  });
  return presentFindings(body.findings ?? [], folders).flatMap((finding): ReadFinding[] => {
    const place = placeOf(finding);
    const shown = place && folders[place.folder];
    const image = place && shown?.images[place.image];
    if (!place || !shown || !image) return [];
    const { folder: _, key: file, image: __, marks, ...said } = finding;
    const { pixelSpacing, spacingKind } = factsOf(shown, image);
    const { regions } = image;
    const isMeasured = marks.some(({ kind }) => kind === 'length');
    return [
      {
        ...said,
        ...shownAt(place),
        file,
        width: image.width,
        height: image.height,
        spacing: pixelSpacing && [...pixelSpacing],
        spacingKind,
        ...(regions && isMeasured && { regions }),
        marks: marks.map(({ key, folder, image: at, ...mark }) => {
          const lies = placeOf({ folder, key, image: at });
          return {
            ...mark,
            folder: folders[lies?.folder ?? -1]?.id ?? folder,
            file: key,
            ...(lies && { image: shownAt(lies).image }),
          };
        }),
      },
    ];
  });
}
