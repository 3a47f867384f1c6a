/** Redirects from a form's page to another one, with the headers already set for the response. */
export function redirectTo(headers: Headers, path: string): Response {
  headers.set('Location', path);
  return new Response(null, { status: 303, headers });
}
