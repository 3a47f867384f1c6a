import type { AstroGlobal } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { readIdentities } from '#lib/identities/server/linked-identities.ts';
import { readAddress } from '#lib/mail/address.ts';
import type { NewMail } from '#lib/mail/delivery.ts';
import { AppError } from '#lib/platform/errors.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { refusalOf } from '#lib/platform/server/http/answers.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { ADDRESS_ACTS, type AddressAct, type AddressScreen, type ConfirmScreen } from './address-screen.ts';
import { addressMail } from './mail-texts.ts';
import { ADDRESS_PATH, TOKEN } from './own-address.ts';
import {
  askAddress,
  chooseReviewMails,
  confirmAddress,
  forgetLink,
  isOwnLink,
  readOwnAddress,
  removeAddress,
} from './server/change-address.ts';
import { type AddressDone, addressMessages } from './texts.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'clientAddress' | 'response' | 'locals'>;

/** The mail that verifies an address; its link leads to the configured origin, whatever the request's host is. */
function verifyingMail(
  { settings }: Context,
  { username }: Actor,
  { recipient, token }: { recipient: string; token: string },
): NewMail {
  const { publicOrigin } = settings;
  const link = `${publicOrigin}${ADDRESS_PATH}?${TOKEN}=${token}`;
  return {
    recipient,
    subject: addressMail.subject,
    content: addressMail.content(publicOrigin, username, link),
  };
}

interface Asked {
  act: AddressAct | undefined;
  token: string;
  text(name: string): string;
}

/** @returns the completed action, or an error in French */
async function act(
  context: Context,
  page: Page,
  actor: Actor,
  { act: asked, token, text }: Asked,
): Promise<AddressDone | { error: string }> {
  const visitor = visitorOf(page.request, page.clientAddress, context.settings);
  const password = text('password') || undefined;
  switch (asked) {
    case 'send': {
      const address = readAddress(text('address'));
      if (address === undefined) return { error: addressMessages.invalid };
      await askAddress(context, actor, { address, password }, visitor, (secret) =>
        verifyingMail(context, actor, { recipient: address, token: secret }),
      );
      return 'envoye';
    }
    case 'forget':
      await forgetLink(context, actor);
      return 'abandon';
    case 'choose':
      await chooseReviewMails(context, actor, text('reviews') === '1');
      return 'choix';
    case 'remove':
      await removeAddress(context, actor, password, visitor);
      return 'retiree';
    case 'confirm':
      await confirmAddress(context, actor, token);
      return 'confirmee';
    default:
      throw new AppError('bad_request');
  }
}

/**
 * The person's address, after processing the page's form if it was posted; with a mailed link's secret, the page that
 * asks to confirm the link. Or the next address; undefined where nobody is signed in.
 */
export async function addressFromForm(
  page: Page,
): Promise<AddressScreen | ConfirmScreen | { location: string } | undefined> {
  const { request, response, url, locals } = page;
  const { actor } = locals;
  if (!actor) return undefined;
  const context = await getContext();
  if (!context.settings.mail) return { location: '/account' };
  const token = url.searchParams.get(TOKEN) ?? '';
  const text = await readForm(request);
  const asked = ADDRESS_ACTS.find((known) => known === text('act'));
  let error: string | undefined;
  if (request.method === 'POST') {
    try {
      const done = await act(context, page, actor, { act: asked, token, text });
      if (typeof done === 'string') return { location: `${ADDRESS_PATH}?fait=${done}` };
      response.status = 422;
      error = done.error;
    } catch (failure) {
      error = refusalOf(failure, response, context.settings);
    }
  }
  const own = await readOwnAddress(context, actor.id);
  const { username } = actor;
  if (token !== '') {
    const isOwn = await isOwnLink(context, actor.id, token);
    if (!isOwn) response.status = 410;
    return { username, confirms: isOwn ? own.pending : null, replaces: own.address };
  }
  const { proof } = await readIdentities(context, actor);
  const done = url.searchParams.get('fait');
  return { ...own, username, proof, done, typed: text('address'), act: asked, ...(error && { error }) };
}
