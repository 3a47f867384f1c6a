import { caseStepMessages as m } from '#lib/cases/case-steps-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { withSheet } from './beside.ts';
import type { CaseEditor } from './editor.ts';

/** Opens the viewer where findings are written, after saving everything that was written until now. */
export async function openWriting({ autosave, beside }: CaseEditor, address: string): Promise<void> {
  if (await withSheet(autosave, beside).flush()) location.assign(address);
  else notify('error', m.unsaved);
}
