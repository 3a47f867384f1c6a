import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Waits for the page's first image (`lib/layout/client-poster.ts`). */
    'client:poster'?: boolean;
    /** Waits for the neighbouring slices, too (`lib/layout/client-slices.ts`). */
    'client:slices'?: boolean;
    /** Waits until the user points at it or moves the focus to it (`lib/layout/client-asked.ts`). */
    'client:asked'?: boolean;
  }
}
