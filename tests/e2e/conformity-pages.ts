import type { Page } from 'playwright/test';
import { alive } from './fixtures.ts';

/** The panel of « Conforme ? », its headline and one row of the protocol. */
export const panelOf = (page: Page) => page.locator('.conformity');
export const headOf = (page: Page) => panelOf(page).locator('.conform-head h2');
export const rowOf = (page: Page, name: string) => panelOf(page).getByRole('region', { name, exact: true });

/** Opens « Conforme ? » of a protocol from its page. */
export async function openConformity(page: Page, id: string): Promise<void> {
  await page.goto(`/protocols/view/${id}`);
  await page.getByRole('link', { name: 'Conforme ?' }).click();
  await page.waitForURL(/\/protocols\/conformity\//);
  await alive(page);
}

/** Chooses an exam's files. */
export async function give(page: Page, files: readonly Uint8Array[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await panelOf(page).getByRole('button', { name: 'Choisir des fichiers' }).click();
  const payloads = files.map((bytes, at) => ({ name: `IM${at}`, mimeType: '', buffer: Buffer.from(bytes) }));
  await (await chooser).setFiles(payloads);
}
