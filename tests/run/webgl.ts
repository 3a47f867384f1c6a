import type { BrowserContext, Page } from 'playwright';

/** Has pages draw with WebGL, although the processor may draw it, or without. With it, `drewByWebgl` is global once they do. */
export async function drawBy(pages: Page | BrowserContext, webgl: boolean): Promise<void> {
  await pages.addInitScript((allowed) => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, given: object) {
      if (!kind.startsWith('webgl')) return getContext.call(this, kind as '2d', given);
      const context = allowed
        ? getContext.call(this, kind as 'webgl2', { ...given, failIfMajorPerformanceCaveat: false })
        : null;
      if (context) Object.assign(globalThis, { drewByWebgl: true });
      return context;
    } as typeof getContext;
  }, webgl);
}
