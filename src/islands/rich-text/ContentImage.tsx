import { imagePath } from '#lib/contract/paths.ts';
import type { ImageRef } from '#lib/domain/rich-text.ts';

interface ContentImageProps {
  itemId: string;
  image: ImageRef;
  /** Said when the author gave no description. */
  alt: string;
}

const PREVIEW = 640;
const SIZES = '(max-width: 700px) 92vw, 640px';

/** A picture inside a text: its place reserved, a small version where that is enough, its caption below. */
export function ContentImage({ itemId, image, alt }: ContentImageProps) {
  const preview = imagePath(itemId, image.file, '640.webp');
  const full = imagePath(itemId, image.file);
  return (
    <figure className="content-image">
      <img
        src={preview}
        srcSet={image.width > PREVIEW ? `${preview} ${PREVIEW}w, ${full} ${image.width}w` : undefined}
        sizes={image.width > PREVIEW ? SIZES : undefined}
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
