import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Waits for the page's first image (`lib/layout/client-poster.ts`). */
    'client:poster'?: boolean;
  }
}
