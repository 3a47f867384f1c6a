import { describe, expect, it } from 'vitest';
import { sinksIn } from './sinks.ts';
import { sourcesUnder } from './sources.ts';

const island = (text: string) => sinksIn({ path: 'src/islands/a/A.tsx', text });

describe('texts become scripts and markup', () => {
  it('in the two files that have a policy for it, and nowhere else', () => {
    const sources = sourcesUnder('src');
    const found = sources.flatMap((source) => sinksIn(source).map((sink) => `${source.path}: ${sink}`));
    expect(found).toEqual([]);
  });

  it.each([
    "new Worker(new URL('./a.ts', import.meta.url))",
    'navigator.serviceWorker.register(OFFLINE_WORKER)',
    "new DOMParser().parseFromString(html, 'text/html')",
    'element.innerHTML = html',
    'element.innerHTML += html',
    'Object.assign(element, { outerHTML: html })',
    "element.insertAdjacentHTML('beforeend', html)",
    'range.createContextualFragment(html)',
    'document.write(html)',
    "document.execCommand('insertHTML', false, html)",
    "eval('1')",
    "document.createElement('script')",
    "trustedTypes.createPolicy('default', rules)",
    '<p dangerouslySetInnerHTML={{ __html: html }} />',
    "createElement('p', { dangerouslySetInnerHTML: { __html: html } })",
    "import { slotHtml } from '#lib/platform/browser/inert-html.ts';",
  ])('would be noticed: %s', (code) => {
    expect(island(code)).not.toEqual([]);
  });

  it('may be spoken of, and workers of the one module started', () => {
    expect(island('// never innerHTML\n/** No `DOMParser()` here. */\n')).toEqual([]);
    const own = "import { Worker } from '#lib/platform/browser/own-scripts.ts';\n";
    expect(island(`${own}new Worker(new URL('./a.ts', import.meta.url));`)).toEqual([]);
    expect(island('<p dangerouslySetInnerHTML={NO_HTML} />')).toEqual([]);
  });
});
