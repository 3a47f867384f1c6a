import type { APIRequestContext } from 'playwright/test';

export interface Route {
  path: string;
  signedIn: boolean;
}

interface Listed {
  _id: string;
  title: string;
  tags: string[];
  difficulty?: number;
  mainImage?: string | null;
}

/** Every public item of a kind, as the API lists them. */
export async function allItems(request: APIRequestContext, plural: string): Promise<Listed[]> {
  const items: Listed[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await request.get(`/api/${plural}/public?limit=100&page=${page}`);
    const body = await answer.json();
    items.push(...body[plural]);
    pages = body.totalPages;
  }
  return items;
}

/** One address of every kind of page that a person can be shown. */
export async function everyRoute(request: APIRequestContext): Promise<Route[]> {
  const first = async (plural: string) =>
    (await request.get(`/api/${plural}/public?limit=1`)).json().then((body) => body[plural][0]._id as string);
  const withFiche = async () =>
    (await request.get('/api/questionnaires/public?q=goutallier'))
      .json()
      .then((body) => body.questionnaires[0] as Listed);
  const visitor = [
    '/',
    '/?mode=inscription',
    '/login',
    '/reset',
    '/public-questionnaires',
    '/public-cases',
    '/public-cases?titres=masques&page=2',
    '/public-cases?q=zzzzzz',
    '/protocols/public',
    '/protocols/public?tri=mieux-notes',
  ];
  const member = [
    '/',
    '/?q=genou',
    '/account',
    '/public-questionnaires?modalite=IRM',
    '/public-cases',
    '/questionnaires',
    '/create',
    '/questionnaires-list',
    '/cases',
    '/test-upload',
    '/cases-list',
    '/protocols/personal',
    `/use/${await first('questionnaires')}`,
    `/use/${await first('questionnaires')}?mode=consulter`,
    `/link/${(await withFiche())._id}.goutallier`,
    `/protocols/view/${await first('protocols')}`,
    `/radiology-viewer/${await first('cases')}`,
    `/sheet/${await first('cases')}`,
    '/use/unknown',
  ];
  return [
    ...visitor.map((path) => ({ path, signedIn: false })),
    ...member.map((path) => ({ path, signedIn: true })),
  ];
}
