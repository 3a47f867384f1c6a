import { listNotesEndpoint } from '#lib/contract/endpoints/list-notes.ts';
import { api } from '#lib/server/http/api.ts';
import { listNotes } from '#lib/server/usecases/notes/notes.ts';

export const GET = api(listNotesEndpoint, async ({ context, actor, query }) => ({
  notes: await listNotes(context, actor, { q: query.q ?? '', titlesHidden: query.titres === 'masques' }),
}));
