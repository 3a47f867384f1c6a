import type { Locator, Page } from 'playwright/test';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { newProtocol, savedBody } from './make-protocols.ts';
import { isSavedButTold, openProtocol } from './protocol-pages.ts';

/** Sequences of a knee. */
export const KNEE = [
  { name: 'DP FS sag', weighting: 'DP', plane: 'Sagittal', tr: 2800, te: 35, durationSeconds: 178 },
  { name: 'T1 sag', weighting: 'T1', plane: 'Sagittal', tr: 550, te: 12, durationSeconds: 150 },
  { name: 'DP FS cor', weighting: 'DP', plane: 'Coronal', tr: 2900, te: 34, durationSeconds: 170 },
];

export const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Séquences IRM' });
export const cell = (page: Page, row: number, column: number): Locator =>
  page.locator(`[data-row="${row}"][data-column="${column}"]`);
export const names = (page: Page): Promise<string[]> => gridOf(page).getByRole('rowheader').allInnerTexts();
export const rowsOf = async (page: Page, id: string) => {
  await isSavedButTold(page);
  const { acquisition } = (await savedBody(page, id)) as ProtocolBody;
  return acquisition?.sequences;
};
export const knee = async (page: Page, rows: object[] = KNEE): Promise<string> => {
  const id = await newProtocol(page, { acquisition: { sequences: rows } });
  await openProtocol(page, id);
  return id;
};

/** Pastes into what has the focus, as another program's clipboard would. */
export const paste = (page: Page, text: string, html = '') =>
  page.evaluate(
    ([plain, markup]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain ?? '');
      if (markup) clipboardData.setData('text/html', markup);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [text, html],
  );
