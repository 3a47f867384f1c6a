import type { CaseImage } from '#lib/cases/body-schema.ts';

/**
 * What a picture was drawn from: its image, and the mask on it. The browser draws the picture and the server makes its
 * card; a digest of this text shows whether the case was changed in between, in another window.
 */
export const drawnOf = ({ file }: Pick<CaseImage, 'file'>, occlusion = ''): string =>
  JSON.stringify([file, occlusion]);

/** @param digest SHA-256 of the text of `drawnOf`, in hexadecimal digits */
export const drawnState = (digest: string): string => digest.slice(0, 16);
