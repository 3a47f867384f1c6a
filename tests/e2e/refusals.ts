import type { Page } from 'playwright/test';

declare const noteRefusal: (refusal: string) => void;

/** What the policies of a page's visits refuse, from now on: « directive, beginning of the text, address ». */
export async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (refusal: string) => refused.push(refusal));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      noteRefusal(`${effectiveDirective} ${sample} ${location.pathname}`),
    ),
  );
  return refused;
}
