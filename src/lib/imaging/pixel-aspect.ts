/** Pixels this near to square are shown as they are. */
const SQUARE = 0.002;

/** How much taller than wide pixels are; undefined where they are square, or nobody knows. */
export function aspectOf({
  pixelSpacing,
}: {
  pixelSpacing?: readonly [number, number] | null | undefined;
}): number | undefined {
  const [high, wide] = pixelSpacing ?? [1, 1];
  return Math.abs(high / wide - 1) > SQUARE ? high / wide : undefined;
}
