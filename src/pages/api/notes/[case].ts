import { readNoteEndpoint } from '#lib/collections/endpoints/read-note.ts';
import { saveNoteEndpoint } from '#lib/collections/endpoints/save-note.ts';
import { readNote, saveNote } from '#lib/collections/server/keep-notes.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readNoteEndpoint, ({ context, actor, params }) =>
  readNote(context, actor, params.case),
);

export const PUT = api(saveNoteEndpoint, ({ context, actor, params, body }) =>
  saveNote(context, actor, params.case, body),
);
