import { counted } from './format-texts.ts';

/** The number of excess characters in a text; until it fits, forms are not sent and drafts not saved. */
export const tooLong = (over: number): string =>
  `${counted(over, 'caractère')} de trop\u00a0: ce texte ne sera enregistré que raccourci.`;
