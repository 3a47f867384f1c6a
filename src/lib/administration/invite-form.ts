import { ROLES, type Role } from '#lib/accounts/roles.ts';
import { provePassword } from '#lib/accounts/server/prove-password.ts';
import { assertConfirmed } from '#lib/identity-check/server/assert-confirmed.ts';
import {
  INVITATION_DAYS,
  INVITATION_DAYS_MAX,
  INVITATION_NOTE_MAX,
  invitationPath,
  type OpenInvitation,
  readInvitationDays,
} from '#lib/invitations/invitation.ts';
import { invitationMail } from '#lib/invitations/mail-texts.ts';
import {
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from '#lib/invitations/server/make-invitation.ts';
import { invitationListMessages as m } from '#lib/invitations/texts.ts';
import { readAddress } from '#lib/mail/address.ts';
import type { NewMail } from '#lib/mail/delivery.ts';
import { AppError } from '#lib/platform/errors.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import type { PendingForm } from './asked-again.ts';
import {
  type AdministrationPage,
  administrator,
  PAGE_ROWS,
  requestedPageIndex,
  withForm,
} from './page-data.ts';
import { administrationPaths } from './paths.ts';

const DAY = 86_400_000;

/** An open invitation, and how old it is in days. */
interface ListedInvitation extends OpenInvitation {
  age: number;
}

interface InvitePage {
  isClosed: boolean;
  /** As typed, or as proposed. */
  role: Role;
  note: string;
  days: string;
  /** As typed; null where the site sends no mails. */
  address: string | null;
  /** The new invitation, shown only once. */
  made?: { link: string; days: number; sentTo: string | undefined };
  error?: string;
  asked?: PendingForm;
  page: number;
  count: number;
  invitations: ListedInvitation[];
}

/** Handles the page's form: creates or withdraws an invitation. */
export async function inviteFromForm(page: AdministrationPage): Promise<InvitePage | Response> {
  const { context, actor } = await administrator(page);
  const typed = { role: 'author' as Role, note: '', days: String(INVITATION_DAYS), address: '' };
  const { mail, publicOrigin } = context.settings;
  let made: InvitePage['made'];
  const result = await withForm(page, async (form, text) => {
    if (form.has('retirer')) {
      await revokeInvitation(context, actor, text('retirer'));
      return page.redirect(`${administrationPaths.invite}?fait=1`, 303);
    }
    const role = ROLES.find((each) => each === text('role'));
    if (!role) throw new AppError('bad_request');
    Object.assign(typed, { role, note: text('note'), days: text('jours'), address: text('adresse') });
    const days = readInvitationDays(typed.days);
    if (days === null) return { error: m.daysInvalid(INVITATION_DAYS_MAX) };
    if (typed.note.length > INVITATION_NOTE_MAX) return { error: m.noteTooLong(INVITATION_NOTE_MAX) };
    const recipient = mail && typed.address !== '' ? readAddress(typed.address) : undefined;
    if (mail && typed.address !== '' && !recipient) return { error: m.addressInvalid };
    const visitor = visitorOf(page.request, page.clientAddress, context.settings);
    const password = String(form.get('mot-de-passe') ?? '') || undefined;
    const isAsked = role !== 'reader' && context.settings.confirm.acts.includes('roles');
    // When a password was typed, the form does not ask for it again.
    if (role === 'administrator' || (isAsked && password !== undefined))
      await provePassword(context, actor, password, visitor);
    else if (isAsked) await assertConfirmed(context, actor, 'roles');
    const until = new Date(context.now() + days * DAY).toISOString();
    const write = (secret: string, to: string): NewMail => ({
      recipient: to,
      subject: invitationMail.subject,
      content: invitationMail.content(publicOrigin, publicOrigin + invitationPath(secret), until),
    });
    const token = await makeInvitation(
      context,
      actor,
      { role, note: typed.note, days },
      recipient === undefined ? undefined : (secret) => write(secret, recipient),
    );
    made = { link: page.locals.origin + invitationPath(token), days, sentTo: recipient };
    return undefined;
  });
  if (result instanceof Response) return result;
  const number = requestedPageIndex(page);
  const range = { offset: number * PAGE_ROWS, limit: PAGE_ROWS };
  const { count, invitations } = await listInvitations(context, range);
  const now = context.now();
  return {
    isClosed: context.settings.registration === 'closed',
    ...typed,
    ...(made && { made, note: '' }),
    address: !mail ? null : made ? '' : typed.address,
    ...result,
    page: number,
    count,
    invitations: invitations.map((each) => ({ ...each, age: Math.floor((now - each.made_at) / DAY) })),
  };
}
