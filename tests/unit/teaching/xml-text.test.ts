import { expect, it } from 'vitest';
import { xmlText } from '#lib/cases/teaching/xml-text.ts';

const TITLE = '<title>Fièvre</title>';
const latin = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

it.each(['ISO-8859-1', "iso-8859-1' standalone='yes", 'windows-1252'])(
  'an XML file is read in %s',
  async (label) => {
    const quote = label.includes("'") ? "'" : '"';
    const xml = `<?xml version="1.0" encoding=${quote}${label}${quote}?>\n${TITLE}`;
    expect(await xmlText(latin(xml))).toBe(xml);
  },
);

it.each([
  '',
  '<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<?xml encoding="unheard-of"?>',
  '<?xml encoding="UTF-16"?>',
])('an XML file is UTF-8 behind « %s »', async (declaration) => {
  expect(await xmlText(new Blob([declaration, TITLE]))).toBe(declaration + TITLE);
  expect(await xmlText(new Blob(['\ufeff', declaration, TITLE]))).toBe(declaration + TITLE);
});

it('an XML file is UTF-16 where its first bytes say so', async () => {
  const wide = new Uint16Array(Array.from(`\ufeff${TITLE}`, (letter) => letter.charCodeAt(0)));
  expect(await xmlText(new Blob([wide]))).toBe(TITLE);
});
