import type { Actor } from '#lib/accounts/actor.ts';
import { isPassword } from '#lib/accounts/server/no-password.ts';
import { recoveryCodesLeft } from '#lib/accounts/server/recovery-codes.ts';
import { readPasswordHash } from '#lib/accounts/server/users-queries.ts';
import { drawCode } from '#lib/platform/server/base/draw-code.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { OwnSecondFactor, TotpState } from '../own-screen.ts';
import { listPasskeys } from './add-passkey.ts';
import { hasSecondFactor } from './has-factor-queries.ts';
import { secretUnderWay } from './set-up-totp.ts';
import { totpAddress } from './totp.ts';
import { readTotp } from './totp-queries.ts';

async function totpOf(context: Context, { id, username }: Actor, issuer: string): Promise<TotpState> {
  const totp = await readTotp(context.db, id);
  if (totp?.confirmed_at != null) return { step: 'on', since: new Date(totp.confirmed_at).toISOString() };
  const secret = secretUnderWay(context, totp);
  if (secret === undefined) return { step: 'off' };
  return {
    step: 'begun',
    secret: secret.replace(/.{4}(?=.)/g, '$& '),
    drawing: drawCode(totpAddress(secret, { username, issuer })),
  };
}

/** The person's own second factor. The secret is shown only until it is confirmed. */
export async function readOwnSecondFactor(
  context: Context,
  actor: Actor,
  issuer: string,
): Promise<OwnSecondFactor> {
  const [totp, passkeys, hash, codesLeft] = await Promise.all([
    totpOf(context, actor, issuer),
    listPasskeys(context, actor.id),
    readPasswordHash(context.db, actor.id),
    recoveryCodesLeft(context, actor.id),
  ]);
  return { totp, passkeys, hasPassword: isPassword(hash ?? ''), codesLeft };
}

/** Whether a person's password alone is not enough to sign in. */
export function isSecondFactorOn({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return hasSecondFactor(db, userId);
}
