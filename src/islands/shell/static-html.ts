import { createElement, memo } from 'react';
import { slotHtml } from '#lib/platform/browser/inert-html.ts';

interface StaticHtmlProps {
  /** The HTML of the slot, as the page has it. */
  value: string | null;
  name: string;
  hydrate?: boolean;
}

/**
 * A slot of an island, in place of `@astrojs/react`'s own (`astro.config.mjs`), which hands React a plain string. Where
 * the page was changed before hydration, by a translator for instance, React builds the island again: with Trusted Types
 * it would refuse that string, and the island would be empty.
 */
function StaticHtml({ value, name, hydrate = true }: StaticHtmlProps) {
  if (!value?.trim()) return null;
  return createElement(hydrate ? 'astro-slot' : 'astro-static-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: slotHtml(value),
  } as object);
}

/** Never rendered again: what is in a slot changes by itself. */
export default memo(StaticHtml, () => true);
