import { atom } from 'nanostores';
import { call } from '#lib/platform/browser/api.ts';
import type { SheetTemplate } from './sheet-template.ts';
import type { TemplateEntry } from './sheet-templates-schemas.ts';

/** The signed-in person's templates, by name; null until they have loaded. Browser state only. */
export const $templates = atom<readonly TemplateEntry[] | null>(null);

/** @throws CallFailed */
export async function loadTemplates(): Promise<void> {
  $templates.set((await call('GET /account/templates', {})).templates);
}

/** Stores a template, in place of the one with the same name. @throws CallFailed */
export async function keepTemplate({ name, headings }: SheetTemplate): Promise<void> {
  await call('POST /account/templates', { body: { name, headings } });
  await loadTemplates();
}

/** @throws CallFailed */
export async function deleteTemplate({ _id }: TemplateEntry): Promise<void> {
  await call('DELETE /account/templates/[template]', { params: { template: _id } });
  $templates.set(($templates.get() ?? []).filter((each) => each._id !== _id));
}
