import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FromPacs } from '#islands/dicomweb/FromPacs.tsx';

it.each([true, false])('what a PACS gives is not asked for while other files are taken in: %s', (isBusy) => {
  const html = renderToStaticMarkup(createElement(FromPacs, { sources: [], isBusy, onFiles: () => {} }));
  expect(html.includes('aria-disabled="true"')).toBe(isBusy);
  // The dialog gives the focus back to it.
  expect(html).not.toMatch(/\sdisabled/);
});
