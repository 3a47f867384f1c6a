import type { BrowserContext, Page } from 'playwright';
import type { LongStack } from './long-stack.ts';

/** Pages of this context are signed in from now on; resolves to the bearer token. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  { username, password }: LongStack,
): Promise<string> {
  const answer = await context.request.post(`${origin}/api/auth/login`, { data: { username, password } });
  const session = (await answer.json()) as { token: string; username: string };
  await context.addInitScript(({ token, username: name }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('username', name);
  }, session);
  return session.token;
}

/** Waits until everything that is wanted has come. */
export async function loaded(page: Page, slices: number): Promise<void> {
  const told = page.locator('.bottom-right');
  await told.filter({ hasText: `${slices} images` }).waitFor({ timeout: 120_000 });
  await told.filter({ hasNotText: 'reste' }).waitFor({ timeout: 120_000 });
}
