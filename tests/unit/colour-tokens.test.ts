import { expect, it } from 'vitest';
import { colourToken } from '#lib/platform/colour-tokens.ts';

const CSS = `/* light, dark, paper */
:root {
  --card: #fff;
  --header: var(--card);
  --card-text: #101a22;
}
:root[data-theme="dark"],
:root[data-always-dark] {
  --card: #141c23;
}
@media print {
  :root, :root[data-theme="dark"] { --card: #eee; }
}`;

it('reads what a token stands for in either theme', () => {
  expect(colourToken(CSS, 'card')).toBe('#fff');
  expect(colourToken(CSS, 'card', 'dark')).toBe('#141c23');
});

it('follows a token to another, in its theme', () => {
  expect(colourToken(CSS, 'header')).toBe('#fff');
  expect(colourToken(CSS, 'header', 'dark')).toBe('#141c23');
});

it('takes from the light theme what the dark one leaves as it is', () => {
  expect(colourToken(CSS, 'card-text', 'dark')).toBe('#101a22');
});

it('says which token there is not', () => {
  expect(() => colourToken(CSS, 'card-line')).toThrow('--card-line');
});
