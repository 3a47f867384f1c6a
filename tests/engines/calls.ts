import type { Browser } from './browser.ts';

interface Call {
  body?: object;
  headers?: Record<string, string>;
}

/** Calls the API as the current page would, for the signed-in person. @throws when it answers an error */
export function call<Answer>(
  browser: Browser,
  route: `${'GET' | 'POST' | 'PUT'} /${string}`,
  { body, headers }: Call = {},
): Promise<Answer> {
  return browser.run(
    async (route, body, headers) => {
      const [method, path] = route.split(' ') as [string, string];
      const answer = await fetch(`/api${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    route,
    body ?? null,
    headers ?? {},
  );
}

/** A draft of the person signed in. @param body of its only part, if it is not left empty */
export async function makeItem(
  browser: Browser,
  plural: 'questionnaires' | 'protocols',
  title: string,
  body?: object,
): Promise<string> {
  const { _id: id } = await call<{ _id: string }>(browser, `POST /${plural}`, { body: { title, tags: [] } });
  if (body) await call(browser, `PUT /${plural}/${id}/parts/body`, { body, headers: { 'If-Match': '"1"' } });
  return id;
}
