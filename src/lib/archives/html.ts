import { escapeMarkup } from '#lib/platform/escape-markup.ts';

/** Escapes text and keeps its line ends. */
export const htmlLines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

/** A path inside the archive as a relative link from a page that lies `depth` folders deep. */
export const linkTo = (path: string, depth: number): string =>
  escapeMarkup('../'.repeat(depth) + path.split('/').map(encodeURIComponent).join('/'));

/** Only files beside the page may be loaded, and no script runs, whatever a text may contain. */
const POLICY =
  "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE = `:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25}h2{margin-top:2rem;font-size:1.25rem}h3{margin-top:1.5rem;font-size:1.05rem}
figure{margin:0}figcaption,.quiet{color:GrayText;font-size:.9rem}
.images{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.6rem}
img{max-width:100%;height:auto;background:#000}
.scroll{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.3rem .6rem;border:1px solid GrayText;text-align:left;vertical-align:top}
summary{cursor:pointer;font-weight:600}pre{white-space:pre-wrap;font:inherit}
@media print{details{display:block}}`;

/** A page that a browser opens from a folder, without network and without scripts. */
export function htmlPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${content}
</body>
</html>
`;
}

/** Rows as a table, the first row as headings. */
export function htmlTable(rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${htmlLines(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table>${rows.map((cells, at) => row(cells, at === 0 ? 'th' : 'td')).join('')}</table></div>`;
}

/** A heading with the content below it; empty where there is no content. */
export const section = (title: string, content: string, level: 2 | 3 = 2): string =>
  content === '' ? '' : `<h${level}>${escapeMarkup(title)}</h${level}>\n${content}\n`;
