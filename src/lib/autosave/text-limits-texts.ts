import { counted } from '#lib/platform/format-texts.ts';

/** The message for a text that is not saved because it is overlong. */
export const exceedsText = (name: string, most: number): string =>
  `«\u202f${name}\u202f» dépasse ${counted(most, 'caractère')}.`;
