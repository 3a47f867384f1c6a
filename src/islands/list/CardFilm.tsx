import {
  CARD_IMAGE_SIZES,
  DEFAULT_CASE_IMAGE,
  FIRST_ROW,
  thumbnailSrcset,
  withVariant,
} from '#lib/images/image-paths.ts';
import type { CaseFilm } from '#lib/items/case-film.ts';
import { commonListMessages as m } from '#lib/items/list-texts.ts';
import { inProportion } from '../form/in-proportion.ts';

export interface CardFilmProps {
  item: CaseFilm;
  popular: boolean;
  /** Index on the page: images of the first row on a phone are loaded before all others. */
  index: number;
}

/** Replaces a broken image with the default one, whatever format the browser had picked. */
function fallBack(broken: HTMLImageElement): void {
  for (const source of broken.parentElement?.querySelectorAll('source') ?? []) source.remove();
  broken.removeAttribute('srcset');
  if (!broken.src.endsWith(DEFAULT_CASE_IMAGE)) broken.src = DEFAULT_CASE_IMAGE;
}

/** Number of series or images; a public case without series is a demo case whose images are still being generated. */
function filmCount({ visibility, mainImage, seriesCount, imageCount, questionsCount }: CaseFilm): string {
  if (seriesCount === 0 && visibility === 'public') return mainImage ? m.seriesToCome : m.imageToCome;
  return m.series(seriesCount, imageCount, questionsCount);
}

/** A case's main image on black, never cropped; the title's link covers it (card.css). */
export function CardFilm({ item, popular, index }: CardFilmProps) {
  const image = item.mainImage;
  return (
    <div className="film">
      <picture>
        {image && (
          <source type="image/avif" srcSet={thumbnailSrcset(image, 'avif')} sizes={CARD_IMAGE_SIZES} />
        )}
        <img
          src={image ? withVariant(image, '400.webp') : DEFAULT_CASE_IMAGE}
          alt={m.imageOf(image !== null)}
          width={320}
          height={240}
          loading={index < FIRST_ROW ? 'eager' : 'lazy'}
          decoding="async"
          data-poster={index === 0 || undefined}
          fetchPriority={index < FIRST_ROW ? 'high' : undefined}
          // Also checked on mount: the image may have failed before hydration.
          ref={(element) => {
            inProportion(item.mainImageAspect)(element);
            if (element?.complete && element.naturalWidth === 0 && element.currentSrc) fallBack(element);
          }}
          onError={(event) => fallBack(event.currentTarget)}
        />
      </picture>
      <span className="film-count tabular">{filmCount(item)}</span>
      {popular && <span className="badge">{m.popular}</span>}
    </div>
  );
}
