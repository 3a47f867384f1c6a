import { counted } from './format-texts.ts';

/** By how much a typed text is too long; forms are not sent, drafts not saved, until it fits. */
export const tooLong = (over: number): string =>
  `${counted(over, 'caractère')} de trop\u00a0: ce texte ne sera enregistré que raccourci.`;
