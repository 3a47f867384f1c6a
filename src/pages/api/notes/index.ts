import { listNotesEndpoint } from '#lib/contract/endpoints/list-notes.ts';
import { api } from '#lib/server/http/api.ts';
import { listNotes } from '#lib/server/usecases/notes/notes.ts';

export const GET = api(listNotesEndpoint, ({ context, actor, query }) =>
  listNotes(context, actor, {
    q: query.q ?? '',
    page: query.page ?? 1,
    titlesHidden: query.titres === 'masques',
  }),
);
