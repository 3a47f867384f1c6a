import { isOnServer } from './floors.ts';
import type { Source } from './sources.ts';

const OWN_SCRIPTS = 'src/lib/platform/browser/own-scripts.ts';
const INERT_HTML = 'src/lib/platform/browser/inert-html.ts';

/**
 * What makes a script or markup of a text, with the files that may: there is one policy of Trusted Types for each
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
  [/\bdangerouslySetInnerHTML=(?!\{NO_HTML\})/, []],
];

/** Vite builds workers where it finds these words: `Worker` must be ours there. */
const WORKER = /\bnew Worker\(/;
const OWN_WORKER = /^import \{[^}]*\bWorker\b[^}]*\} from '#lib\/platform\/browser\/own-scripts\.ts';$/m;

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The words of a file that runs in browsers which make scripts or markup of a text where they may not. */
export function sinksIn({ path, text }: Source): string[] {
  if (isOnServer(path) || path.startsWith('src/cli/')) return [];
  const code = text.replaceAll(COMMENTS, '');
  const found = SINKS.filter(([, files]) => !files.includes(path)).flatMap(
    ([pattern]) => pattern.exec(code)?.[0] ?? [],
  );
  return WORKER.test(code) && !OWN_WORKER.test(code) ? [...found, 'new Worker('] : found;
}
