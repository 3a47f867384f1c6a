import { colourToken } from '#lib/platform/colour-tokens.ts';
import tokens from './tokens.css?raw';

/** The colours of the browser's own bars, read once for all pages. */
export const THEME_COLOURS = {
  light: colourToken(tokens, 'header'),
  dark: colourToken(tokens, 'header', 'dark'),
};
