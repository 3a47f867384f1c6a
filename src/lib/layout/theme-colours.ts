import { colourToken } from '#lib/platform/colour-tokens.ts';
import tokens from './tokens.css?raw';

/** What a browser paints its own bars with, read once for all pages. */
export const THEME_COLOURS = {
  light: colourToken(tokens, 'header'),
  dark: colourToken(tokens, 'header', 'dark'),
};
