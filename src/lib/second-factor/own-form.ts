import type { AstroGlobal } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { AppError } from '#lib/platform/errors.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { refusalOf } from '#lib/platform/server/http/answers.ts';
import { readForm } from '#lib/platform/server/http/read-form.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { OWN_ACTS, type OwnAct, type OwnScreen } from './own-screen.ts';
import { SECOND_FACTOR_PATH } from './paths.ts';
import { asksSecondFactor } from './required.ts';
import { removePasskey } from './server/add-passkey.ts';
import { readOwnSecondFactor } from './server/read-second-factor.ts';
import { beginTotp, confirmTotp, removeTotp } from './server/set-up-totp.ts';
import { secondFactorMessages } from './texts.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'clientAddress' | 'response' | 'locals'>;

/** @returns the next address */
async function act(
  context: Context,
  page: Page,
  actor: Actor,
  { asked, text }: { asked: OwnAct | undefined; text(name: string): string },
): Promise<string> {
  const visitor = visitorOf(page.request, page.clientAddress, context.settings);
  const proof = { password: text('password') || undefined, code: text('code').trim().slice(0, 100) };
  switch (asked) {
    case 'begin':
      await beginTotp(context, actor);
      return SECOND_FACTOR_PATH;
    case 'confirm':
      await confirmTotp(context, actor, proof, visitor);
      return `${SECOND_FACTOR_PATH}?fait=ajoutee`;
    case 'remove':
      await removeTotp(context, actor, proof, visitor);
      return `${SECOND_FACTOR_PATH}?fait=retiree`;
    case 'remove-passkey':
      await removePasskey(context, actor, { id: text('passkey'), password: proof.password }, visitor);
      return `${SECOND_FACTOR_PATH}?fait=cle`;
    default:
      throw new AppError('bad_request');
  }
}

/** The person's second factor, after processing a posted form, if any; undefined when nobody is signed in. */
export async function secondFactorFromForm(
  page: Page,
): Promise<OwnScreen | { location: string } | undefined> {
  const { request, response, locals } = page;
  const { actor } = locals;
  if (!actor) return undefined;
  const context = await getContext();
  let refused: Pick<OwnScreen, 'act' | 'error'> = {};
  if (request.method === 'POST') {
    const text = await readForm(request);
    const asked = OWN_ACTS.find((known) => known === text('act'));
    try {
      return { location: await act(context, page, actor, { asked, text }) };
    } catch (error) {
      refused = { ...(asked && { act: asked }), error: refusalOf(error, response, context.settings) };
    }
  }
  const own = await readOwnSecondFactor(
    context,
    actor,
    secondFactorMessages.issuer(new URL(locals.origin).hostname),
  );
  const isOn = own.totp.step === 'on' || own.passkeys.length > 0;
  const isRequired = !isOn && !actor.provider && asksSecondFactor(context.settings.secondFactor, actor.role);
  return { ...own, isOn, isRequired, username: actor.username, ...refused };
}
