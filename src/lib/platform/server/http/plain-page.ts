import { errorPageMessages } from '#lib/layout/error-pages-texts.ts';
import { shellMessages } from '#lib/layout/shell-texts.ts';
import { commonMessages } from '../../common-texts.ts';
import { sha256 } from '../base/sha256.ts';

/** Uses system colours: no resource of the site can be loaded while the site does not respond. */
const STYLE = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { display: grid; gap: 16px; max-width: 55ch; margin: 15vh auto 0; padding: 0 24px; }
h1 { margin: 0; font-size: 1.5rem; }
p { margin: 0; }
a { display: inline-flex; align-items: center; min-height: 44px; }
`;

/** Source that allows the page's own style in a policy that forbids everything else. */
export const PLAIN_PAGE_STYLE = `style-src 'sha256-${sha256(STYLE, 'base64')}'`;

/**
 * A page with one sentence and « Réessayer », a link to the same URL, for when the application itself cannot respond.
 * It loads no resources.
 * @param message a sentence of `app/error-texts.ts`, which is not escaped
 */
export function plainPage(message: string): string {
  const { title } = errorPageMessages.fault;
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – ${shellMessages.product}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="">${commonMessages.retry}</a></p>
</html>
`;
}
