/** An answer's headers for its body as it was read: decoded, and perhaps of another length. */
export function decodedHeaders(headers: Headers): Headers {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) own.delete(name);
  return own;
}
