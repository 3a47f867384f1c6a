import { type ViewerQuery, viewerSearch } from '#lib/cases/viewer-query.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { imagePath, withVariant } from '#lib/images/image-paths.ts';
import { aspectOf } from '#lib/imaging/pixel-aspect.ts';
import { clampIndex } from '#lib/imaging/stack.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { inProportion } from '../form/in-proportion.ts';
import { tilesOf } from './to-stacks.ts';

/** The image in the server's HTML: in full or, for the cover of a folder, as a lighter copy. */
export interface Poster {
  file: string;
  light: boolean;
}

interface PosterImageProps {
  shown: ViewerCase;
  query: ViewerQuery;
  poster: Poster;
}

/** The first image, in the server's HTML; and what `islands/viewer/first-slices.ts` goes through its folder with. */
export function PosterImage({ shown, query, poster }: PosterImageProps) {
  const folder = shown.folders[query.folder];
  if (!folder) return null;
  const path = imagePath(shown.facts._id, poster.file);
  const tiles = tilesOf(shown.facts._id, folder);
  return (
    <>
      <picture>
        {poster.light && <source type="image/avif" srcSet={withVariant(path, '640.avif')} />}
        <img
          ref={inProportion(aspectOf(folder.series))}
          className="slice"
          data-poster
          {...(tiles && { 'data-tiles': tiles, 'data-index': query.image, 'data-count': folder.count })}
          src={poster.light ? withVariant(path, '640.webp') : path}
          alt={m.spokenPosition(folder.name, query.image, folder.count)}
          width={folder.width}
          height={folder.height}
          fetchPriority="high"
          draggable={false}
        />
      </picture>
      {tiles && (
        <p className="corner slice-coming" data-tile-label hidden>
          {m.reducedCopy}
        </p>
      )}
    </>
  );
}

/** Links to the previous and the next slice, for use without script. */
export function StepLinks({ query, count }: { query: ViewerQuery; count: number }) {
  const step = (by: number, label: string, icon: string) => (
    <a href={viewerSearch({ ...query, image: clampIndex(query.image + by, count) })} title={label}>
      <i className={icon} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </a>
  );
  return (
    <p className="slice-steps without-script">
      {step(-1, m.previousImage, 'i-lucide-chevron-up')}
      {step(1, m.nextImage, 'i-lucide-chevron-down')}
    </p>
  );
}
