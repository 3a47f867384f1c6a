import type { CaseSeries, ImageFacts } from './body-schema.ts';

const areSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * An image's own attributes if different from its folder's; undefined when there are none. For an ordinary image
 * (`isFrame` false) only position and pixel size are compared, since its grey levels have no unit.
 */
export function imageFactOverrides(
  own: CaseSeries,
  folder: CaseSeries,
  isFrame: boolean,
): ImageFacts | undefined {
  const facts: ImageFacts = {};
  if (!areSame([own.pixelSpacing, own.spacingKind], [folder.pixelSpacing, folder.spacingKind])) {
    facts.pixelSpacing = own.pixelSpacing ?? null;
    if (own.spacingKind) facts.spacingKind = own.spacingKind;
  }
  if (!areSame(own.orientation, folder.orientation)) facts.orientation = own.orientation ?? null;
  if (isFrame) {
    if (own.window && !areSame(own.window, folder.window)) facts.window = own.window;
    if (!areSame(own.windows, folder.windows)) facts.windows = own.windows ?? [];
    if (!areSame(own.rescale?.unit ?? null, folder.rescale?.unit ?? null))
      facts.unit = own.rescale?.unit ?? null;
    if (own.uptake !== folder.uptake) facts.uptake = own.uptake ?? null;
    if ((own.inverted ?? false) !== (folder.inverted ?? false)) facts.inverted = own.inverted ?? false;
  }
  return Object.keys(facts).length === 0 ? undefined : facts;
}
