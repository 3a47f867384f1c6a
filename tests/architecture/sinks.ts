import { isOnServer } from './floors.ts';
import type { Source } from './sources.ts';

const OWN_SCRIPTS = 'src/lib/platform/browser/own-scripts.ts';
const INERT_HTML = 'src/lib/platform/browser/inert-html.ts';
/** Slots of islands: HTML of the page itself. */
const STATIC_HTML = 'src/islands/shell/static-html.ts';

/**
 * Code that turns a text into a script or markup, with the files that may contain it. Each has its Trusted Types policy
 * (docs/decisions/0117).
 */
const SINKS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bserviceWorker\s*\.\s*register\b/, [OWN_SCRIPTS]],
  [/\bglobalThis\.(?:Shared)?Worker\s*\(|\bnew SharedWorker\b/, [OWN_SCRIPTS]],
  [/\bimportScripts\b/, []],
  [/\bDOMParser\(/, [INERT_HTML]],
  [/\b(?:inner|outer)HTML\b/, [INERT_HTML]],
  [/\bcreatePolicy\b/, [OWN_SCRIPTS, INERT_HTML]],
  [/\binsertAdjacentHTML\b|\bcreateContextualFragment\b|\bparseHTMLUnsafe\b|\bsetHTML(?:Unsafe)?\b/, []],
  [/\bsrcdoc\b|\bdocument\s*\.\s*write(?:ln)?\b|\binsertHTML\b/, []],
  [/\beval\s*\(|\bnew Function\s*\(/, []],
  [/\bcreateElement\(\s*['"`]script\b/, []],
  // The one value that React may be given is « nothing ».
  [/\bdangerouslySetInnerHTML(?:\s*:|=(?!\{NO_HTML\}))/, [STATIC_HTML]],
  [/\bslotHtml\b/, [INERT_HTML, STATIC_HTML]],
];

/** Vite builds workers where it finds these words: `Worker` must be ours there. */
const WORKER = /\bnew Worker\(/;
const OWN_WORKER = /^import \{[^}]*\bWorker\b[^}]*\} from '#lib\/platform\/browser\/own-scripts\.ts';$/m;

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The code in a browser file that turns a text into a script or markup without being allowed to. */
export function sinksIn({ path, text }: Source): string[] {
  if (isOnServer(path) || path.startsWith('src/cli/')) return [];
  const code = text.replaceAll(COMMENTS, '');
  const found = SINKS.filter(([, files]) => !files.includes(path)).flatMap(
    ([pattern]) => pattern.exec(code)?.[0] ?? [],
  );
  return WORKER.test(code) && !OWN_WORKER.test(code) ? [...found, 'new Worker('] : found;
}
