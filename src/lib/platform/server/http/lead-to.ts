/** Redirects from a form's page to another one, with the headers that were set for its answer. */
export function leadTo(headers: Headers, path: string): Response {
  headers.set('Location', path);
  return new Response(null, { status: 303, headers });
}
