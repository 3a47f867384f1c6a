/** A response's headers for its decoded body, whose length may be different. */
export function decodedHeaders(headers: Headers): Headers {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) own.delete(name);
  return own;
}
