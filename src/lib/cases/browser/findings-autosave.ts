import { type Autosave, createAutosave } from '#lib/autosave/browser/autosave.ts';
import { browserEnvironment } from '#lib/autosave/browser/environment.ts';
import { partSource } from '#lib/items/browser/item-source.ts';
import { call } from '#lib/platform/browser/api.ts';
import type { CaseFinding } from '../findings-schema.ts';

export interface FindingsDraft {
  findings: CaseFinding[];
}

/** The stored findings of the person's own case, and their revision, which a save must name. */
export async function readFindings(caseId: string): Promise<FindingsDraft & { revision: number }> {
  const params = { kind: 'case' as const, id: caseId, part: 'findings' };
  const { revision, findings = [] } = (await call('GET /[kind]/[id]/parts/[part]', { params })) as {
    revision: number;
    findings?: CaseFinding[];
  };
  return { revision, findings };
}

/** Saves the findings of a case as they are written. */
export function createFindingsAutosave(
  caseId: string,
  { findings, revision }: FindingsDraft & { revision: number },
): Autosave<FindingsDraft> {
  const parts = {
    keys: { findings: ['findings'] },
    fits: async () => (await import('./findings-limits.ts')).findingsFit,
    toStore: (_: string, fields: Record<string, unknown>) => fields,
  };
  const source = partSource('case', caseId, 'findings');
  return createAutosave({ id: caseId, draft: { findings }, revision, parts, source }, browserEnvironment());
}
