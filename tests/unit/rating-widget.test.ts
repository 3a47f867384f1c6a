import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RatingWidget } from '#islands/rating/RatingWidget.tsx';
import type { ItemKind } from '#lib/items/item.ts';

/** The words that a reader of an item sees, and where the link to sign in leads. */
function shown(kind: ItemKind, { rated = false, signedIn = true }) {
  const html = renderToStaticMarkup(
    createElement(RatingWidget, {
      kind,
      id: 'i1',
      averageRating: 7.5,
      ratingsCount: 2,
      userRating: rated ? 7.5 : null,
      editable: signedIn,
      signInHref: signedIn ? undefined : '/login?suite=i1',
      onChange: () => undefined,
    }),
  );
  const [, tag, attributes, words = ''] = /<(button|a) ([^>]*)>(.*?)<\/\1>/.exec(html) ?? [];
  return { tag, words: words.replace(/<[^>]*>/g, ''), href: /href="([^"]*)"/.exec(attributes ?? '')?.[1] };
}

// The specification's strings, § 4, 5 and 8.
describe.each<[ItemKind, string]>([
  ['questionnaire', 'Noter ce questionnaire'],
  ['case', 'Noter ce cas'],
  ['protocol', 'Noter ce protocole'],
])('rating a %s', (kind, words) => {
  it('is offered in its own words', () => {
    expect(shown(kind, {})).toEqual({ tag: 'button', words, href: undefined });
  });

  it('becomes changing one’s rating', () => {
    expect(shown(kind, { rated: true })).toMatchObject({ tag: 'button', words: 'Modifier ma note' });
  });

  it('leads a visitor to signing in', () => {
    expect(shown(kind, { signedIn: false })).toEqual({ tag: 'a', words, href: '/login?suite=i1' });
  });
});
