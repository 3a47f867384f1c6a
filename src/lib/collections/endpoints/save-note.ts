import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { noteChange, noteSaved } from '../note-schemas.ts';

export const saveNoteEndpoint = {
  method: 'PUT',
  path: '/notes/[case]',
  access: 'signed-in',
  summary:
    'Write down something about a case for yourself, as it was at the revision named; an empty text erases it',
  request: noteChange,
  status: 200,
  response: noteSaved,
  errors: ['not_found', 'note_too_long', 'notes_full', 'changed_meanwhile'],
} as const satisfies Endpoint;
