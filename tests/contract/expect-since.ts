import { expect } from 'vitest';

/** Servers give whole seconds, rounded down or up. */
const SECOND = 1000;

/** Expects an instant between `asked` and now, however long that took. */
export function expectSince(at: number | undefined, asked: number): void {
  expect(at).toBeGreaterThanOrEqual(asked - SECOND);
  expect(at).toBeLessThanOrEqual(Date.now() + SECOND);
}
