import { type Autosave, createAutosave } from '#lib/autosave/browser/autosave.ts';
import type { DraftSource } from '#lib/autosave/browser/draft-source.ts';
import { browserEnvironment, type Environment } from '#lib/autosave/browser/environment.ts';
import { call as siteCall } from '#lib/platform/browser/api.ts';
import type { Note } from './note-schemas.ts';

export interface NoteDraft {
  content: string;
}

/** How autosave reads and saves a note. */
function noteSource(caseId: string, call: typeof siteCall): DraftSource {
  const params = { case: caseId };
  return {
    async read() {
      const { revision, content } = await call('GET /notes/[case]', { params });
      return { revision, fields: { content } };
    },
    async save(_part, { content }, revision) {
      const body = { content: String(content), revision };
      return (await call('PUT /notes/[case]', { params, body })).revision;
    },
  };
}

/** Saves a note while it is being written. @param note the server's state when it was opened */
export function createNoteAutosave(
  caseId: string,
  { content, revision }: Pick<Note, 'content' | 'revision'>,
  environment: Environment = browserEnvironment(),
  call = siteCall,
): Autosave<NoteDraft> {
  const parts = {
    keys: { note: ['content'] },
    fits: async () => (await import('./note-limits-store.ts')).noteFit,
  };
  const source = noteSource(caseId, call);
  return createAutosave({ id: caseId, draft: { content }, revision, parts, source }, environment);
}
