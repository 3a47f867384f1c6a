import type { Actor } from '#lib/accounts/actor.ts';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { register } from '#lib/accounts/server/register.ts';
import { signIn } from '#lib/accounts/server/sign-in.ts';
import { mailWords } from '#lib/addresses/mail-texts.ts';
import { askReset } from '#lib/addresses/server/ask-reset.ts';
import { askAddress, confirmAddress } from '#lib/addresses/server/change-address.ts';
import { writeMails } from '#lib/addresses/server/write-mails.ts';
import type { TestContext } from './engines.ts';

export const PASSWORD = 'cheval agrafe pile';
export const ORIGIN = 'https://negatoscope.test';

let clients = 0;
/** Each from an address of its own, so that throttling does not hide other errors. */
export const visitor = () => {
  clients += 1;
  return { address: `198.51.${clients >> 8}.${clients & 255}`, device: '', deviceSecret: null };
};

/** A site that sends mails, and its people. */
export function mailDesk(engine: () => TestContext) {
  const context = (): TestContext => ({
    ...engine(),
    settings: {
      ...engine().settings,
      mail: { url: 'smtp://exemple.fr', from: 'site@exemple.fr' },
      publicOrigin: ORIGIN,
    },
  });
  let people = 0;
  const member = async (): Promise<Actor & { password: string }> => {
    people += 1;
    const username = `membre${people}`;
    await register(context(), { username, password: PASSWORD }, null);
    const { token } = await signIn(context(), { username, password: PASSWORD }, visitor());
    return { ...((await authenticateBearer(context(), token)) as Actor), password: PASSWORD };
  };
  /** Writes the requested mails. @returns the queue, which is then emptied */
  const mails = async () => {
    await writeMails(context(), mailWords);
    const rows = await context().db.selectFrom('queued_mail').selectAll().orderBy('id').execute();
    await context().db.deleteFrom('queued_mail').execute();
    return rows;
  };
  /** @returns the link's secret */
  const ask = async (actor: Actor, address: string, password = PASSWORD): Promise<string> => {
    let secret = '';
    await askAddress(context(), actor, { address, password }, visitor(), (token) => {
      secret = token;
      return { recipient: address, subject: 'Lien', content: token };
    });
    return secret;
  };
  const confirm = (actor: Actor, secret: string) => confirmAddress(context(), actor, secret);
  /** Somebody with a verified address. */
  const reachable = async (address: string) => {
    const actor = await member();
    await confirm(actor, await ask(actor, address));
    await mails();
    return actor;
  };
  const forget = (typed: string, address = visitor().address) => askReset(context(), typed, address);
  return { context, member, mails, ask, confirm, reachable, forget };
}

/** The secret in the link of a mail. */
export const secretIn = (content: string) => /\?jeton=([\w-]{43})/.exec(content)?.[1] ?? '';
