import { ROLES, type Role } from '#lib/accounts/roles.ts';
import { provePassword } from '#lib/accounts/server/prove-password.ts';
import { listSessions } from '#lib/accounts/server/sessions.ts';
import type { NamedAuditEntry } from '#lib/audit/entry.ts';
import { readEntries } from '#lib/audit/server/read-entries.ts';
import { assertConfirmed } from '#lib/identity-check/server/assert-confirmed.ts';
import { readStorageUse } from '#lib/images/server/storage-use.ts';
import { AppError } from '#lib/platform/errors.ts';
import { MEGABYTE } from '#lib/platform/server/base/settings.ts';
import { visitorOf } from '#lib/platform/server/http/visitor.ts';
import { isSecondFactorOn } from '#lib/second-factor/server/read-second-factor.ts';
import type { AccountRow, OwnPublicItem } from './account.ts';
import type { PendingForm } from './asked-again.ts';
import { type AdministrationPage, administrator, type FormRefusal, withForm } from './page-data.ts';
import { administrationPaths } from './paths.ts';
import {
  changeQuota,
  endSessions,
  makeResetLink,
  resetSecondFactor,
  resume,
  setRole,
  suspend,
} from './server/change-account.ts';
import { handOverItem } from './server/change-item.ts';
import { deletePerson } from './server/delete-person.ts';
import { listOwnPublicItems, readAccount } from './server/read-people.ts';
import { peopleMessages as m } from './texts.ts';

const ENTRIES = 20;

interface PersonPage {
  account: AccountRow;
  sessions: number;
  storage: { used: number; quota: number };
  items: OwnPublicItem[];
  entries: NamedAuditEntry[];
  /** Whether the account has a second factor. */
  hasSecondFactor: boolean;
  resetLink?: string;
  error?: string;
  asked?: PendingForm;
}

/** @throws AppError `bad_request` */
function roleIn(typed: string): Role {
  const role = ROLES.find((each) => each === typed);
  if (!role) throw new AppError('bad_request');
  return role;
}

/** Runs the action of the page's form. @returns the address of a reset link, or an error message */
async function act(
  page: AdministrationPage,
  account: AccountRow,
  form: FormData,
  text: (name: string) => string,
): Promise<Response | FormRefusal | string> {
  const { context, actor } = await administrator(page);
  const { id } = account;
  const prove = () =>
    provePassword(
      context,
      actor,
      String(form.get('mot-de-passe') ?? '') || undefined,
      visitorOf(page.request, page.clientAddress, context.settings),
    );
  switch (text('action')) {
    case 'role':
      await prove();
      await setRole(context, actor, id, roleIn(text('role')));
      break;
    case 'double-authentification':
      await prove();
      await resetSecondFactor(context, actor, id);
      break;
    case 'suspendre':
      await suspend(context, actor, id);
      break;
    case 'retablir':
      await resume(context, actor, id);
      break;
    case 'sessions':
      await endSessions(context, actor, id);
      break;
    case 'espace': {
      const typed = text('espace');
      if (!/^\d{0,9}$/.test(typed)) return { error: m.quotaInvalid };
      await changeQuota(context, actor, id, typed === '' ? null : Number(typed) * MEGABYTE);
      break;
    }
    case 'lien':
      // A reset link gives access to the account: needs the same confirmation as changes of roles.
      await assertConfirmed(context, actor, 'roles');
      return `${page.locals.origin}/reset?jeton=${await makeResetLink(context, actor, id)}`;
    case 'confier': {
      const chosen = form.getAll('contenu').map(String);
      if (chosen.length === 0) return { error: m.nothingChosen };
      for (const item of chosen) await handOverItem(context, actor, item, text('a'));
      break;
    }
    case 'supprimer': {
      if (text('nom') !== account.username) return { error: m.nameDiffers };
      await prove();
      await deletePerson(context, actor, id, text('contenus') === 'delete' ? 'delete' : 'keep');
      return page.redirect(`${administrationPaths.people}?supprime=1`, 303);
    }
    default:
      throw new AppError('bad_request');
  }
  return page.redirect(`${administrationPaths.person(id)}?fait=1`, 303);
}

/** A person's account, after processing the page's form if it was posted. @throws AppError `not_found` */
export async function personFromForm(page: AdministrationPage): Promise<PersonPage | Response> {
  const { context } = await administrator(page);
  const id = page.params.person ?? '';
  const before = await readAccount(context, id);
  let resetLink: string | undefined;
  const result = await withForm(page, async (form, text) => {
    const done = await act(page, before, form, text);
    if (typeof done !== 'string') return done;
    resetLink = done;
    return undefined;
  });
  if (result instanceof Response) return result;
  const account = await readAccount(context, id);
  const [sessions, storage, items, entries, hasSecondFactor] = await Promise.all([
    listSessions(context, id),
    readStorageUse(context, id),
    listOwnPublicItems(context, id),
    readEntries(context, { userId: id }, { limit: ENTRIES }),
    isSecondFactorOn(context, id),
  ]);
  const { used, quota } = storage;
  return {
    account,
    sessions: sessions.length,
    storage: { used, quota },
    items,
    entries,
    hasSecondFactor,
    ...(resetLink && { resetLink }),
    ...result,
  };
}
