import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';

/** The text on paper: with poppler, where it is installed; otherwise the page's text for printers. */
async function textOnPaper(page: Page, pdf: Buffer): Promise<string> {
  try {
    return execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
  } catch {
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() => document.body.innerText);
    await page.emulateMedia({ media: null });
    return shown;
  }
}

/** A page on paper: the number of sheets, and their text. */
export async function readPdf(page: Page): Promise<{ sheets: number; text: string }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
  return { sheets, text: (await textOnPaper(page, pdf)).replaceAll(/\s+/g, ' ').trim() };
}
