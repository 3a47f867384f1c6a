/** Maximum deviation of the aspect of pixels that count as square. */
const SQUARE = 0.002;

/** Height of a pixel divided by its width; undefined for square pixels, or when unknown. */
export function aspectOf({
  pixelSpacing,
}: {
  pixelSpacing?: readonly [number, number] | null | undefined;
}): number | undefined {
  const [high, wide] = pixelSpacing ?? [1, 1];
  return Math.abs(high / wide - 1) > SQUARE ? high / wide : undefined;
}
