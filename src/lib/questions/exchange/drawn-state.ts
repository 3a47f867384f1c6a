import type { CaseImage } from '#lib/cases/body-schema.ts';

/**
 * What a picture was drawn of: its image, and what is masked on it. The browser draws it and the server makes its card, perhaps
 * of a case that was changed in between, in the viewer of another window: a digest of it tells.
 */
export const drawnOf = ({ file }: Pick<CaseImage, 'file'>, occlusion = ''): string =>
  JSON.stringify([file, occlusion]);

/** @param digest SHA-256 of that, in hexadecimal digits */
export const drawnState = (digest: string): string => digest.slice(0, 16);
