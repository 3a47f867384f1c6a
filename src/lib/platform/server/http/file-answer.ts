import { attachment } from './attachment.ts';

interface AnsweredFile {
  name: string;
  /** Its media type. */
  type: string;
  text: string | Blob;
}

/** The content of a page as a file to download. It is as private as the page. */
export function fileAnswer({ name, type, text }: AnsweredFile): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': attachment(name),
    'Cache-Control': 'private, no-cache',
  };
  return new Response(text, { headers });
}
