import { DEFAULT_CASE_IMAGE, TILE, withVariant } from '#lib/images/image-paths.ts';
import './row-image.css';

interface RowImageProps {
  /** Path of the thumbnail, without size; null for a case without images. */
  image: string | null;
  /** Height of a pixel divided by its width. */
  aspect?: number | undefined;
}

const SIDE = 56;

/** A case's main image in a row, at its proportions in the patient. */
export function RowImage({ image, aspect = 1 }: RowImageProps) {
  const src = image ? withVariant(image, TILE) : DEFAULT_CASE_IMAGE;
  if (aspect === 1)
    return <img className="row-image" src={src} alt="" width={SIDE} height={SIDE} loading="lazy" />;
  const [across, down] = aspect < 1 ? [1, aspect] : [1 / aspect, 1];
  const middle = SIDE / 2;
  // The Content-Security-Policy allows no style attribute in the server's HTML: SVG attributes set the proportions.
  return (
    <svg className="row-image" width={SIDE} height={SIDE} aria-hidden="true">
      <image
        href={src}
        width={SIDE}
        height={SIDE}
        transform={`translate(${middle} ${middle}) scale(${across} ${down}) translate(${-middle} ${-middle})`}
      />
    </svg>
  );
}
