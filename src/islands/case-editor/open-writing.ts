import { caseStepMessages as m } from '#lib/cases/case-steps-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { withSheet } from './beside.ts';
import type { CaseEditor } from './editor.ts';

/** Saves the case, then opens the viewer, where findings are written. */
export async function openWriting({ autosave, beside }: CaseEditor, address: string): Promise<void> {
  if (await withSheet(autosave, beside).flush()) location.assign(address);
  else notify('error', m.unsaved);
}
