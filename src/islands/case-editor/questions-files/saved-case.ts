import { synchronise } from '#lib/autosave/browser/synchronise.ts';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import type { KeptFiles } from '#lib/cases/leaving-image.ts';
import type { CasePresentation } from '#lib/cases/presentation-schema.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { CaseEditor } from '../editor.ts';

/** A case once it is saved, with how it opens, as the viewer kept it, and the files that stay here. */
export interface SavedCase {
  body: EditedCase & { presentation: CasePresentation | null };
  kept: KeptFiles;
}

/**
 * Findings are written in the viewer, often in another window: what was saved there is taken over first.
 * @returns undefined where the case could not be saved, or was changed elsewhere in another way
 * @throws CallFailed
 */
export async function savedCase({ id, autosave, attestation }: CaseEditor): Promise<SavedCase | undefined> {
  if (!(await synchronise(autosave))) return undefined;
  await attestation.flush();
  // Asked anew: images are flagged, and attested, while the page is open.
  const item = await call('GET /[kind]/[id]', { params: { kind: 'case', id } });
  const presentation = (item.body.presentation ?? null) as CasePresentation | null;
  return {
    body: { ...autosave.$draft.get(), presentation },
    kept: { hidden: new Set(item.hidden), unattested: new Set(item.unattested) },
  };
}
