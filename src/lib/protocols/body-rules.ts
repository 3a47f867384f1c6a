import type { BodyRules } from '#lib/items/kinds/kind.ts';
import { summariseProtocol } from './summary.ts';

export const protocolRules: BodyRules<'protocol'> = {
  summarise: summariseProtocol,
  summaryKeys: () => null,
  figures: ({ imagingType, region, suits }) => ({ imagingType, region, ...(suits && { suits }) }),
  // Protocols contain no images.
  withoutFiles: (body) => body,
  shownFiles: () => [],
  completions: {},
  // Publication depends on the review instead.
  lacks: () => [],
};
