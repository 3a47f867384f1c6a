import { listNotesEndpoint } from '#lib/collections/endpoints/list-notes.ts';
import { listNotes } from '#lib/collections/server/keep-notes.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listNotesEndpoint, ({ context, actor, query }) =>
  listNotes(context, actor, {
    q: query.q ?? '',
    page: query.page ?? 1,
    titlesHidden: query.titres === 'masques',
  }),
);
