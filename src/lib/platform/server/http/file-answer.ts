import { attachment } from './attachment.ts';

interface AnsweredFile {
  name: string;
  /** Its media type. */
  type: string;
  text: string | Blob;
}

/** What a page shows, as a file to be kept. It is as private as the page. */
export function fileAnswer({ name, type, text }: AnsweredFile): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': attachment(name),
    'Cache-Control': 'private, no-cache',
  };
  return new Response(text, { headers });
}
