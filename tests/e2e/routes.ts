import type { APIRequestContext, Page } from 'playwright/test';
import { bearerOf, expect } from './fixtures.ts';

export interface Route {
  path: string;
  signedIn: boolean;
}

interface Listed {
  _id: string;
  title: string;
  tags: string[];
  difficulty?: number;
  questionsCount?: number;
  mainImage?: string | null;
  user?: { username: string; name: string } | null;
  author?: { name: string };
}

/**
 * Every public item of a kind, each once: what another test publishes meanwhile moves the last one of a page to the
 * next.
 */
export async function allItems(request: APIRequestContext, plural: string): Promise<Listed[]> {
  const items = new Map<string, Listed>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await request.get(`/api/${plural}/public?limit=100&page=${page}`);
    const body = await answer.json();
    for (const item of body[plural] as Listed[]) items.set(item._id, item);
    pages = body.totalPages;
  }
  return [...items.values()];
}

/** Pages of the signed-in person's own things: current and ended sessions, a list of cases and its link, a case. */
async function ownRoutes(page: Page): Promise<string[]> {
  const headers = await bearerOf(page);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const session = { choice: 'random', count: 3 };
  const [ended, underWay] = [
    await post('/practice/sessions', session),
    await post('/practice/sessions', session),
  ];
  const { caseId } = ended.cases[0];
  const attempt = { id: crypto.randomUUID(), caseId, at: new Date().toISOString(), sessionId: ended.id };
  await post('/practice/attempts', { attempts: [{ ...attempt, hypothesis: 'Kyste', grade: 2 }] });
  await post(`/practice/sessions/${ended.id}/position`, { position: 3, ended: true });
  const list = await post('/collections', { name: 'Thorax', description: '', case: caseId });
  const { token } = await post(`/collections/${list._id}/share`, {});
  const { _id: ownCase } = await post('/cases', { title: 'Cas sans question' });
  const { _id: protocol } = await post('/protocols', { title: 'Protocole suivi' });
  return [
    `/statistics/questions/${ownCase}`,
    `/protocols/follow-up/${protocol}`,
    `/practice/${underWay.id}`,
    `/practice/${ended.id}`,
    `/collections/${list._id}`,
    `/shared/${token}`,
  ];
}

/**
 * One address of every kind of page.
 * @param own a page of a signed-in person, whose own pages are then included
 */
export async function everyRoute(request: APIRequestContext, own?: Page): Promise<Route[]> {
  const first = async (plural: string) =>
    (await request.get(`/api/${plural}/public?limit=1`)).json().then((body) => body[plural][0]._id as string);
  const withFiche = async () =>
    (await request.get('/api/questionnaires/public?q=goutallier'))
      .json()
      .then((body) => body.questionnaires[0] as Listed);
  const withQuestions = async () =>
    (await allItems(request, 'cases')).find(({ questionsCount = 0 }) => questionsCount > 0)?._id;
  const visitor = [
    '/protocols/indications',
    '/',
    '/?mode=inscription',
    '/login',
    `/radiology-viewer/${await first('cases')}`,
    `/use/${await first('questionnaires')}`,
    '/reset',
    '/public-questionnaires',
    '/public-cases',
    '/public-cases?titres=masques&page=2',
    '/public-cases?q=zzzzzz',
    '/credits',
    '/hors-ligne',
    '/demonstrations',
    '/mentions-legales',
    '/confidentialite',
    '/conditions',
    '/accessibilite',
    '/protocols/public',
    '/protocols/public?tri=mieux-notes',
  ];
  const member = [
    '/',
    '/?q=genou',
    '/account',
    '/account/audit',
    '/account/second-factor',
    '/account/email',
    '/moderation',
    '/waiting',
    `/flag/${await first('cases')}`,
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
    `/protocols/conformity/${await first('protocols')}`,
    `/protocols/label/${await first('protocols')}?mention=IRM+3+T`,
    '/protocols/booklet?q=genou',
    '/protocols/import',
    '/protocols/booklet?q=zzzzzz',
    `/radiology-viewer/${await first('cases')}`,
    `/sheet/${await first('cases')}`,
    `/questions/${await withQuestions()}`,
    '/practice',
    '/practice/set-aside',
    '/practice?modality=IRM&minutes=30',
    '/statistics',
    '/statistics?vue=auteur',
    '/collections',
    '/collections/review',
    '/collections/notes',
    '/hors-ligne',
    '/use/unknown',
    ...(own ? await ownRoutes(own) : []),
  ];
  return [
    ...visitor.map((path) => ({ path, signedIn: false })),
    ...member.map((path) => ({ path, signedIn: true })),
  ];
}
