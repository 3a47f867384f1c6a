import { Secret, TOTP } from 'otpauth';
import type { Answer } from '../run/caller.ts';
import type { Person, Site } from './site.ts';

const PAGE = '/account/second-factor';

/** A person whose sign-in asks for a code of an application. */
export interface Protected extends Person {
  secret: string;
}

/** Posts the form of the page on which the second factor is set up. */
export function postOwn(site: Site, { cookie }: Person, fields: Record<string, string>): Promise<Answer> {
  return site.send('POST', PAGE, { cookie, body: new URLSearchParams(fields) });
}

/** The key that the page shows while it is taken over. */
export function keyIn(page: Answer): string {
  return page.text.match(/<code[^>]*>([A-Z2-7 ]+)<\/code>/)?.[1]?.replaceAll(' ', '') ?? '';
}

/** The code of an application that holds this key, now or this many steps away. */
export function codeNow(secret: string, stepsAway = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsAway * 30_000 });
}

/** Allows a used code to be used again: tests do not wait for the next half minute. */
export async function forgetSteps(site: Site): Promise<void> {
  await site.context.db.updateTable('totp').set({ last_step: 0 }).execute();
}

/** Registers somebody and takes an application into service for them, by the page's forms. */
export async function protectedPerson(site: Site, username: string): Promise<Protected> {
  const person = await site.person(username);
  await postOwn(site, person, { act: 'begin' });
  const secret = keyIn(await site.send('GET', PAGE, { cookie: person.cookie }));
  const fields = { act: 'confirm', code: codeNow(secret), password: person.password };
  const answer = await postOwn(site, person, fields);
  if (answer.status !== 303) throw new Error(`not taken into service: ${answer.status}`);
  await forgetSteps(site);
  return { ...person, secret };
}

/** The name=value of the cookie by which a sign-in goes on. */
export function stepCookieOf(answer: Answer): string {
  const cookies = answer.headers.getSetCookie();
  return cookies.find((each) => each.includes('second-step='))?.split(';')[0] ?? '';
}
