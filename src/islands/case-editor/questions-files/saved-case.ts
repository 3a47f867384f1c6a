import type { EditedCase } from '#lib/cases/body-schema.ts';
import type { CasePresentation } from '#lib/cases/presentation-schema.ts';
import { partSource } from '#lib/items/browser/item-source.ts';
import type { CaseEditor } from '../editor.ts';

/** A case once it is saved, with how it opens, as the viewer kept it. */
export type SavedCase = EditedCase & { presentation: CasePresentation | null };

/** @returns undefined where the case could not be saved @throws CallFailed */
export async function savedCase({ id, autosave, attestation }: CaseEditor): Promise<SavedCase | undefined> {
  if (!(await autosave.flush())) return undefined;
  await attestation.flush();
  const { fields } = await partSource('case', id, 'presentation').read();
  const presentation = (fields.presentation ?? null) as CasePresentation | null;
  return { ...autosave.$draft.get(), presentation };
}
