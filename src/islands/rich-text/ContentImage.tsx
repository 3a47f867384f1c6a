import { imagePath, LIGHT_COPY, LIGHT_WIDTH } from '#lib/images/image-paths.ts';
import type { ImageBlock, ImageRef } from '#lib/rich-text/rich-text.ts';
import { inProportion } from '../form/in-proportion.ts';

interface ContentImageProps extends Partial<Pick<ImageBlock, 'size' | 'beside' | 'aspect'>> {
  itemId: string;
  image: ImageRef;
  /** Alternative text when the author gave none. */
  alt: string;
}

const SIZES = '(max-width: 700px) 92vw, 640px';

/** A picture inside a text: with reserved space, in a small version where that is enough, and a caption below. */
export function ContentImage({ itemId, image, size, beside, aspect, alt }: ContentImageProps) {
  const full = imagePath(itemId, image.file);
  // Small images have no preview.
  const large = image.width > LIGHT_WIDTH;
  const preview = large ? imagePath(itemId, image.file, LIGHT_COPY) : full;
  return (
    <figure className="content-image" data-size={size} data-beside={beside}>
      <img
        ref={inProportion(aspect)}
        src={preview}
        srcSet={large ? `${preview} ${LIGHT_WIDTH}w, ${full} ${image.width}w` : undefined}
        sizes={large ? SIZES : undefined}
        width={image.width}
        height={image.height}
        alt={image.alt || image.caption || alt}
        loading="lazy"
        decoding="async"
      />
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  );
}
