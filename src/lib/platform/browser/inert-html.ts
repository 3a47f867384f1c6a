interface HtmlRules {
  /** The text of HTML as HTML that may be parsed; browsers with Trusted Types take no bare text. */
  createHTML(html: string): string;
}

/** TypeScript does not know Trusted Types. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: HtmlRules): HtmlRules; emptyHTML: string };
};

const rules: HtmlRules = { createHTML: (html) => html };
/**
 * Lets any text through, and stays in this file, where HTML is only ever read. Named in the Content-Security-Policy
 * (`astro.config.mjs`).
 */
const policy = trustedTypes?.createPolicy('html', rules) ?? rules;

/** HTML as a document of its own, in which nothing runs and nothing is fetched. */
export function readHtml(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** What is inside an element, as HTML. */
export function writeHtml({ innerHTML }: Element): string {
  return innerHTML;
}

/** For React's `dangerouslySetInnerHTML`: nothing, which leaves the server's HTML as it is. */
export const NO_HTML = { __html: trustedTypes?.emptyHTML ?? '' };
