import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { revokeAllSessions } from '#lib/accounts/server/sessions.ts';
import { SESSION_IDLE } from '#lib/accounts/session-rules.ts';
import { secretHash } from '#lib/platform/server/base/secrets.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type Answer, type Sending, send } from './caller.ts';

const PASSWORD = 'coupe-axiale-oblique-42';
const OTHER = 'un tout autre secret';
/** Requests that each way in makes once the session has ended. */
const AFTERWARDS = 5;

interface Session {
  token: string;
  cookie: string;
}

/** A person signed in twice: the one session ends, maybe by the other. */
interface Subject {
  userId: string;
  username: string;
  ended: Session;
  other: Session;
}

/** A running product, and a handle on its database. */
export interface EndingSite {
  origin: string;
  context: Context;
}

type Ending = (site: EndingSite, subject: Subject) => Promise<unknown>;

async function accepted(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  if (status >= 400) throw new Error(`${status} ${text}`);
  return answer;
}

function call({ origin }: EndingSite, method: string, path: string, sending: Sending): Promise<Answer> {
  return accepted(send(origin, method, `/api${path}`, sending));
}

async function sessionIdOf({ context }: EndingSite, { token }: Session): Promise<string> {
  const found = await context.db
    .selectFrom('session')
    .select('id')
    .where('bearer_hash', '=', secretHash(token))
    .executeTakeFirstOrThrow();
  return found.id;
}

async function change(site: EndingSite, session: Session, values: { seen_at?: number; expires_at?: number }) {
  const id = await sessionIdOf(site, session);
  await site.context.db.updateTable('session').set(values).where('id', '=', id).execute();
}

const makeCodes = (site: EndingSite, { token }: Session) =>
  call(site, 'POST', '/account/recovery-codes', { token, json: { password: PASSWORD } });

/** Codes end every session but the one that makes them, which is then the one to be ended. */
async function byRecoveryCode(site: EndingSite, { username, ended }: Subject): Promise<void> {
  const { json } = await makeCodes(site, ended);
  await call(site, 'POST', '/auth/reset', { json: { username, code: json.codes[0], password: OTHER } });
}

/** Every way in which a session ends. */
export const ENDINGS: Record<string, Ending> = {
  'signed out by token': (site, { ended: { token } }) => call(site, 'POST', '/auth/logout', { token }),
  'signed out by cookie': (site, { ended: { cookie } }) => call(site, 'POST', '/auth/logout', { cookie }),
  'closed from another session': async (site, { ended, other: { token } }) =>
    call(site, 'DELETE', `/account/sessions/${await sessionIdOf(site, ended)}`, { token }),
  'all closed from another session': (site, { other: { token } }) =>
    call(site, 'DELETE', '/account/sessions', { token }),
  'codes made in another session': (site, { other }) => makeCodes(site, other),
  'password changed in another session': (site, { other: { token } }) =>
    call(site, 'POST', '/account/password', { token, json: { current: PASSWORD, password: OTHER } }),
  'password set by recovery code': byRecoveryCode,
  'closed by the administrator': ({ context }, { userId }) => revokeAllSessions(context, userId),
  'account deleted': (site, { other: { token } }) =>
    call(site, 'DELETE', '/account', { token, json: { password: PASSWORD, publicItems: 'keep' } }),
  'a day without use': (site, { ended }) => change(site, ended, { seen_at: Date.now() - SESSION_IDLE }),
  'thirty days': (site, { ended }) => change(site, ended, { expires_at: Date.now() }),
};

async function signIn({ origin }: EndingSite, username: string): Promise<Session> {
  const answer = await accepted(
    send(origin, 'POST', '/api/auth/login', { json: { username, password: PASSWORD } }),
  );
  return { token: answer.json.token, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function makeSubject(site: EndingSite, username: string): Promise<Subject> {
  await call(site, 'POST', '/auth/register', { json: { username, password: PASSWORD } });
  const { id } = await site.context.db
    .selectFrom('user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { userId: id, username, ended: await signIn(site, username), other: await signIn(site, username) };
}

/** Each way of using a session, and whether it was taken for the person's. */
function waysIn({ origin }: EndingSite, { username, ended: { token, cookie } }: Subject) {
  const json = { displayName: 'Toujours là' };
  return {
    'a call': async () => (await send(origin, 'GET', '/api/account/sessions', { token })).status < 400,
    'a write': async () =>
      (await send(origin, 'PATCH', '/api/account/profile', { token, json })).status < 400,
    'a page': async () => (await send(origin, 'GET', '/account', { cookie })).status < 300,
    // Kept for each reader, hence answered without asking the application.
    'a kept page': async () =>
      (await send(origin, 'GET', '/public-cases', { cookie })).text.includes(username),
  };
}

/** A write of which half is sent now, and the rest when the function returned is called; resolves to its status. */
async function slowWrite({ origin }: EndingSite, { token }: Session): Promise<() => Promise<number>> {
  const body = Buffer.from(JSON.stringify({ displayName: 'En retard' }));
  const writing = request(`${origin}/api/account/profile`, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    },
  });
  const answered = once(writing, 'response') as Promise<[IncomingMessage]>;
  await new Promise<void>((sent) => writing.write(body.subarray(0, 8), () => sent()));
  return async () => {
    writing.end(body.subarray(8));
    const [response] = await answered;
    response.resume();
    return response.statusCode ?? 0;
  };
}

/**
 * Ends a new person's session in one way while it is used in every way, and goes on using it.
 * @returns how many requests were made after the end, and those that were accepted, in words
 */
export async function endWhileUsed(
  site: EndingSite,
  ending: string,
  username: string,
): Promise<{ sent: number; accepted: string[] }> {
  const subject = await makeSubject(site, username);
  let ended = false;
  let sent = 0;
  const found: string[] = [];
  const use = async (way: string, isAccepted: () => Promise<boolean>, worked: () => void) => {
    for (let after = 0; after < AFTERWARDS; ) {
      const begunAfter = ended;
      const wasAccepted = await isAccepted();
      if (wasAccepted && !begunAfter) worked();
      if (!begunAfter) continue;
      after += 1;
      sent += 1;
      if (wasAccepted) found.push(`${way} after ${ending}`);
    }
  };
  const uses = Object.entries(waysIn(site, subject)).map(([way, isAccepted]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { inUse: promise, done: use(way, isAccepted, resolve) };
  });
  const finish = await slowWrite(site, subject.ended);
  await Promise.all(uses.map(({ inUse }) => inUse));
  await ENDINGS[ending]?.(site, subject);
  ended = true;
  sent += 1;
  if ((await finish()) < 400) found.push(`the rest of a write after ${ending}`);
  await Promise.all(uses.map(({ done }) => done));
  return { sent, accepted: found };
}
