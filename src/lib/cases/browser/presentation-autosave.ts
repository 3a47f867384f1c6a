import { type Autosave, createAutosave } from '#lib/autosave/browser/autosave.ts';
import { browserEnvironment } from '#lib/autosave/browser/environment.ts';
import { partSource } from '#lib/items/browser/item-source.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { CasePresentation } from '../presentation-schema.ts';

export interface PresentationDraft {
  presentation: CasePresentation | null;
}
export type ReadPresentation = PresentationDraft & { revision: number };

/** The stored presentation of the person's own case, and its revision, which a save must name. */
export async function readPresentation(caseId: string): Promise<ReadPresentation> {
  const params = { kind: 'case' as const, id: caseId, part: 'presentation' };
  const { revision, presentation = null } = (await call('GET /[kind]/[id]/parts/[part]', { params })) as {
    revision: number;
    presentation?: CasePresentation | null;
  };
  return { revision, presentation };
}

/** Autosave of the opening presentation of a case. */
export function createPresentationAutosave(
  caseId: string,
  { presentation, revision }: ReadPresentation,
): Autosave<PresentationDraft> {
  const parts = {
    keys: { presentation: ['presentation'] },
    toStore: (_: string, fields: Record<string, unknown>) => fields,
  };
  const source = partSource('case', caseId, 'presentation');
  return createAutosave(
    { id: caseId, draft: { presentation }, revision, parts, source },
    browserEnvironment(),
  );
}
