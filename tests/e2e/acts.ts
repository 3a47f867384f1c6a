import type { Locator, Page } from 'playwright/test';
import { drag } from './hands.ts';

/** Counts a hand's acts: presses and drags, and each typed text as one field. Waiting and looking do not count. */
export function countActs(page: Page) {
  const done = { acts: 0, fields: 0 };
  return {
    done,
    async press(place: Locator): Promise<void> {
      await place.click();
      done.acts += 1;
    },
    async type(field: Locator, text: string): Promise<void> {
      await field.fill(text);
      done.fields += 1;
    },
    /** Into what has the focus already. */
    async write(text: string): Promise<void> {
      await page.keyboard.type(text);
      done.fields += 1;
    },
    async draw(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
      await drag(page, from, by);
      done.acts += 1;
    },
  };
}
