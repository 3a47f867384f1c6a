import { type Browser, type BrowserContext, chromium } from 'playwright';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tests/run/chromium.ts';
import { type Member, member, withDemo } from './product.ts';
import type { Row } from './report.ts';

/** The demo's questionnaire whose form is the largest. */
export function largestOfDemo(): { title: string; body: QuestionnaireBody } {
  const size = ({ body }: { body: QuestionnaireBody }) => JSON.stringify(body.pages).length;
  const [largest] = demoQuestionnaires.toSorted((a, b) => size(b) - size(a));
  if (!largest) throw new Error('no questionnaire in the demo');
  return largest;
}

/** Id of the demo's questionnaire of this title. */
export async function idOf(origin: string, title: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${origin}/api/questionnaires/public?limit=100&page=${page}`);
    const { questionnaires, totalPages } = (await answer.json()) as {
      questionnaires: { _id: string; title: string }[];
      totalPages: number;
    };
    const found = questionnaires.find((each) => each.title === title);
    if (found) return found._id;
    if (page >= totalPages) throw new Error(`not there: ${title}`);
  }
}

/** A browser's context in which somebody is signed in. */
export async function signedIn(
  browser: Browser,
  origin: string,
  who: Member,
  phone = false,
): Promise<BrowserContext> {
  const size = phone ? { width: 412, height: 823 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport: size, isMobile: phone });
  const at = who.cookie.indexOf('=');
  // Its name needs a secure origin, which localhost is, but Playwright decides by the address alone.
  const url = origin.replace('http:', 'https:');
  await context.addCookies([{ name: who.cookie.slice(0, at), value: who.cookie.slice(at + 1), url }]);
  const { token, username } = who;
  await context.addInitScript((session) => Object.assign(localStorage, session), { token, username });
  return context;
}

/** The equipment of a part's measures: a browser, the product with the demo content, somebody signed in. */
export interface Desk {
  browser: Browser;
  origin: string;
  who: Member;
}

/** Measures with a browser on the demo content. */
export function atDesk(username: string, measure: (desk: Desk) => Promise<Row[]>): Promise<Row[]> {
  return withDemo(async ({ origin }) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: CHROMIUM_FLAGS,
      ...(executablePath ? { executablePath } : {}),
    });
    try {
      return await measure({ browser, origin, who: await member(origin, username) });
    } finally {
      await browser.close();
    }
  });
}
