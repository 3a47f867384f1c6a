import { describe, expect, it } from 'vitest';
import { safeHref } from '#lib/rich-text/link.ts';
import { typedHref } from '#lib/rich-text/typed-link.ts';
import { NAUGHTY } from '../api/naughty-strings.ts';

describe('what may be a link', () => {
  it.each([
    'https://exemple.fr/',
    'http://exemple.fr/a?b=c#d',
    'https://exemple.fr/é'.replace('é', '%C3%A9'),
    'mailto:service@exemple.fr',
    '/radiology-viewer/01JABC?serie=2&image=5',
    '/public-cases?q=%C3%A9paule',
  ])('%s', (href) => expect(safeHref(href)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://exemple.fr/1',
    'file:///etc/passwd',
    'ftp://exemple.fr/',
    '//exemple.fr/',
    '/\\exemple.fr/',
    '\\\\exemple.fr',
    '/a/..//exemple.fr',
    'https:exemple.fr',
    'https://exemple.fr@mechant.example/',
    'https://\u0000exemple.fr/',
    'https://exemple.fr/ a',
    'mailto:',
    'mailto:personne',
    'exemple.fr',
    '#ici',
    '?serie=1',
    '',
    `https://exemple.fr/${'x'.repeat(2000)}`,
  ])('refuses %j', (href) => expect(safeHref(href)).toBeUndefined());

  it('says the same again of what it lets through', () => {
    for (const text of [
      ...NAUGHTY,
      'HTTPS://EXEMPLE.FR',
      'https:///exemple.fr',
      'https://été.fr/ü',
      '/a/../b',
      'mailto:A@B.fr',
    ]) {
      const href = safeHref(text);
      if (href === undefined) continue;
      expect(safeHref(href)).toBe(href);
      expect(href).toMatch(/^(https?:\/\/|mailto:|\/(?!\/))/);
    }
  });

  it('completes what people type', () => {
    expect(typedHref(' exemple.fr/page ')).toBe('https://exemple.fr/page');
    expect(typedHref('www.exemple.fr')).toBe('https://www.exemple.fr/');
    expect(typedHref('anne@exemple.fr')).toBe('mailto:anne@exemple.fr');
    expect(typedHref('/sheet/1')).toBe('/sheet/1');
    for (const typed of ['javascript:alert(1)', 'javascript:a.fr', 'deux mots.fr', 'rien', '//a.fr', ''])
      expect(typedHref(typed), typed).toBeUndefined();
  });
});
