/** The theme whose colour is needed. */
export type Theme = 'light' | 'dark';

/**
 * The colour of a token of `layout/tokens.css`, for uses without a style sheet: a page's `theme-color`, drawn
 * icons. The dark theme contains only the values that differ from the light one.
 */
export function colourToken(css: string, name: string, theme: Theme = 'light'): string {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const light = blocks.find(([, selector = '']) => selector.trimEnd().endsWith(':root'));
  const dark = blocks.find(([, selector = '']) => selector.includes('data-theme="dark"'));
  const valueIn = (block: RegExpMatchArray | undefined) =>
    new RegExp(`--${name}:\\s*([^;]+);`).exec(block?.[2] ?? '')?.[1];
  const value = (theme === 'dark' ? valueIn(dark) : undefined) ?? valueIn(light);
  if (value === undefined) throw new Error(`no token --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colourToken(css, other, theme);
}
