import { expect } from 'vitest';

/** Servers tell whole seconds, cut or rounded up. */
const SECOND = 1000;

/** That an instant lies between `asked` and now, however long that took. */
export function expectSince(at: number | undefined, asked: number): void {
  expect(at).toBeGreaterThanOrEqual(asked - SECOND);
  expect(at).toBeLessThanOrEqual(Date.now() + SECOND);
}
