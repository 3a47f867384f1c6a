interface HtmlRules {
  /** Makes a `TrustedHTML`: browsers with Trusted Types do not parse plain strings. */
  createHTML(html: string): string;
}

/** TypeScript does not know Trusted Types. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: HtmlRules): HtmlRules; emptyHTML: string };
};

const rules: HtmlRules = { createHTML: (html) => html };
/**
 * Accepts any text, so it is not exported: this file parses HTML only into inert documents, or gives a page's own back.
 * Its name is listed in the Content-Security-Policy (`astro.config.mjs`).
 */
const policy = trustedTypes?.createPolicy('html', rules) ?? rules;

/** HTML as a document of its own, in which nothing runs and nothing is fetched. */
export function readHtml(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** The content of an element as HTML. */
export function writeHtml({ innerHTML }: Element): string {
  return innerHTML;
}

/** For React's `dangerouslySetInnerHTML`: nothing, which leaves the server's HTML as it is. */
export const NO_HTML = { __html: trustedTypes?.emptyHTML ?? '' };

/** For `static-html.ts` alone: the HTML of an island's slot, which this page's own answer contained. */
export const slotHtml = (html: string) => ({ __html: policy.createHTML(html) });
