import { attachment } from './attachment.ts';

interface AnsweredFile {
  name: string;
  /** Media type of the file. */
  type: string;
  text: string | Blob;
}

/** The content of a page as a download. Its caching is as private as the page's. */
export function fileAnswer({ name, type, text }: AnsweredFile): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': attachment(name),
    'Cache-Control': 'private, no-cache',
  };
  return new Response(text, { headers });
}
