import { ROLES } from '#lib/accounts/roles.ts';
import { findUser } from '#lib/accounts/server/find-user.ts';
import { resetSecondFactor, resume, setRole, suspend } from '#lib/administration/server/change-account.ts';
import { ROLE_NAMES } from '#lib/administration/texts.ts';
import { verifyChain } from '#lib/audit/server/verify-chain.ts';
import { auditMessages } from '#lib/audit/texts.ts';
import { INVITATION_DAYS, invitationPath, readInvitationDays } from '#lib/invitations/invitation.ts';
import { makeInvitation } from '#lib/invitations/server/make-invitation.ts';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { AdminError, argument } from './arguments.ts';
import { type Command, type Run, withContext } from './command.ts';

/** The account of a username. @throws AdminError */
export async function personOf(context: Context, username: string) {
  const user = await findUser(context, username);
  if (!user) throw new AdminError(adminMessages.noSuchUser(username));
  return user;
}

const role: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const user = await personOf(context, argument(args, 0));
    const given = ROLES.find((each) => each === argument(args, 1));
    if (!given) throw new AdminError(adminMessages.usage);
    await setRole(context, null, user.id, given);
    console.info(adminMessages.roleGiven(user.username, ROLE_NAMES[given]));
  });

const suspendPerson: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const user = await personOf(context, argument(args, 0));
    await suspend(context, null, user.id);
    console.info(adminMessages.suspended(user.username));
  });

const resumePerson: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const user = await personOf(context, argument(args, 0));
    await resume(context, null, user.id);
    console.info(adminMessages.resumed(user.username));
  });

const invite: Run = (settings, _args, options) =>
  withContext(settings, async (context) => {
    const given = ROLES.find((each) => each === (options.get('role') ?? 'author'));
    const days = readInvitationDays(options.get('days') ?? String(INVITATION_DAYS));
    if (!given || days === null) throw new AdminError(adminMessages.usage);
    const token = await makeInvitation(context, null, { role: given, note: '', days });
    const origin = settings.publicOrigin || `http://localhost:${settings.port}`;
    console.info(adminMessages.invited(ROLE_NAMES[given], days, origin + invitationPath(token)));
    if (settings.registration === 'closed') console.info(adminMessages.invitedWhileClosed);
  });

const secondFactor: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const user = await personOf(context, argument(args, 0));
    await resetSecondFactor(context, null, user.id);
    console.info(adminMessages.secondFactorReset(user.username));
  });

/** Ends with status 1 where the chain is broken. */
const audit: Run = (settings, args) =>
  withContext(settings, async (context) => {
    if (argument(args, 0) !== 'verify') throw new AdminError(adminMessages.usage);
    const { entries, broken } = await verifyChain(context);
    if (broken === null) return console.info(auditMessages.whole(entries));
    console.error(auditMessages.broken(broken));
    process.exitCode = 1;
  });

/** Commands on accounts and on the audit log. */
export const PEOPLE_COMMANDS: Record<string, Command> = {
  role: { run: role },
  invite: { run: invite, options: { role: { type: 'string' }, days: { type: 'string' } } },
  suspend: { run: suspendPerson },
  resume: { run: resumePerson },
  'reset-second-factor': { run: secondFactor },
  audit: { run: audit },
};
