import { expect, it } from 'vitest';
import { scriptOf } from '#islands/sheet-editor/pasted-scripts.ts';

it('raises and lowers what exists raised and lowered, and leaves the rest', () => {
  expect(scriptOf('9', 'sup')).toBe('⁹');
  expect(scriptOf('-1', 'sup')).toBe('⁻¹');
  expect(scriptOf('er', 'sup')).toBe('ᵉʳ');
  expect(scriptOf('2', 'sub')).toBe('₂');
  expect(scriptOf('2+', 'sub')).toBe('₂₊');
  expect(scriptOf('éq', 'sub')).toBeUndefined();
  expect(scriptOf('', 'sup')).toBe('');
});
