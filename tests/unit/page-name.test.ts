import { expect, it } from 'vitest';
import { documentTitle, pageName } from '#lib/platform/page-name.ts';

it('is what the document’s title says without the product', () => {
  expect(documentTitle('Cas publics', 'Négatoscope')).toBe('Cas publics · Négatoscope');
  for (const name of ['Cas publics', 'IRM · Genou', '', 'a·b'])
    expect(pageName(documentTitle(name, 'Négatoscope'))).toBe(name);
  expect(pageName('Cas publics')).toBe('Cas publics');
});
