import { counted } from '#lib/platform/format-texts.ts';

/** Says which text is not saved because it is over its limit. */
export const exceedsText = (name: string, most: number): string =>
  `«\u202f${name}\u202f» dépasse ${counted(most, 'caractère')}.`;
