import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import type { KeptFiles } from '#lib/cases/leaving-image.ts';
import type { CasePresentation } from '#lib/cases/presentation-schema.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { CaseEditor } from '../editor.ts';

/** A saved case with its presentation, which the viewer stores, and the files that may not be exported. */
export interface SavedCase {
  body: EditedCase & { presentation: CasePresentation | null };
  kept: KeptFiles;
}

/**
 * Saves the case, and takes over findings that the viewer has saved meanwhile, often in another window.
 * @returns undefined if the case could not be saved, or if changes made elsewhere conflict with it
 * @throws CallFailed
 */
export async function savedCase({ id, autosave, attestation }: CaseEditor): Promise<SavedCase | undefined> {
  if (!(await synchronise(autosave))) return undefined;
  await attestation.flush();
  // Requested again, since images may have been flagged or attested while the page was open.
  const item = await call('GET /[kind]/[id]', { params: { kind: 'case', id } });
  const presentation = (item.body.presentation ?? null) as CasePresentation | null;
  return {
    body: { ...autosave.$draft.get(), presentation },
    kept: { hidden: new Set(item.hidden), unattested: new Set(item.unattested) },
  };
}
