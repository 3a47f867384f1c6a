import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

// Two cards in a row: the first is complete while the second is still loading. Scripts are not tested here.
test.use({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false });

const PATHS = ['/public-cases', '/public-questionnaires', '/protocols/public'];

/**
 * Places within the second card at which the page may have been painted: after each element. An icon arrives with its
 * words.
 */
function cutsOf(html: string): number[] {
  const [, start = 0, end] = [...html.matchAll(/<article/g)].map(({ index }) => index);
  return [...html.slice(start, end).matchAll(/<\/(?!i>)\w+>/g)].map(
    ({ index, 0: tag }) => start + index + tag.length,
  );
}

/** Browsers count no shift of less than three pixels. */
const SHIFT = 3;

interface Place {
  what: string;
  x: number;
  y: number;
}

/** Where the words and images of the first cards lie; null what is not seen. */
async function placesIn(page: Page): Promise<(Place | null)[]> {
  return page.locator('article').evaluateAll((cards) =>
    cards
      .slice(0, 2)
      .flatMap((card) => [...card.querySelectorAll(':not(:has(*), .visually-hidden)')])
      .map((element) => {
        // Words may move within their box.
        const range = document.createRange();
        range.selectNodeContents(element);
        const seen = element.textContent ? range : element;
        const { x, y, width, height } = seen.getBoundingClientRect();
        return width > 0 && height > 0 ? { what: `${element.tagName}.${element.className}`, x, y } : null;
      }),
  );
}

function hasMoved(from: Place | null, to: Place | null | undefined): boolean {
  return from !== null && (!to || Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= SHIFT);
}

for (const path of PATHS) {
  test(`${path}, painted wherever it was read to, moves nothing when the rest comes`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    await page.setContent(html);
    const whole = await placesIn(page);
    const cuts = cutsOf(html);
    expect(cuts.length).toBeGreaterThan(20);
    for (const cut of cuts) {
      await page.setContent(html.slice(0, cut));
      const half = await placesIn(page);
      const moved = half.filter((place, at) => hasMoved(place, whole[at]));
      expect.soft(moved, `read to ${html.slice(cut - 60, cut)}`).toEqual([]);
    }
  });
}
