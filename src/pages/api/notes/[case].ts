import { readNoteEndpoint } from '#lib/contract/endpoints/read-note.ts';
import { saveNoteEndpoint } from '#lib/contract/endpoints/save-note.ts';
import { api } from '#lib/server/http/api.ts';
import { readNote, saveNote } from '#lib/server/usecases/notes/notes.ts';

export const GET = api(readNoteEndpoint, ({ context, actor, params }) =>
  readNote(context, actor, params.case),
);

export const PUT = api(saveNoteEndpoint, ({ context, actor, params, body }) =>
  saveNote(context, actor, params.case, body),
);
