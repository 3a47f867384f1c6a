import type { Freeable } from '#lib/images/freeable.ts';
import type { StorageUse } from '#lib/images/storage-schemas.ts';
import { call } from '#lib/platform/browser/api.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { clearSession, storedSession } from '#lib/platform/session-store.ts';
import { accountMessages as m } from '../texts.ts';
import { eraseOtherOwnersCaches } from './erase-other-owners-caches.ts';
import { eraseLeft } from './left-on-device.ts';

/** Runs an action; resolves to the error message to show when it failed, else to null. */
export async function failureOf(action: () => Promise<unknown>): Promise<string | null> {
  try {
    await action();
    return null;
  } catch (error) {
    return failureText(error, m.failure);
  }
}

/** Runs an action and reports its outcome in a notice; resolves to whether it succeeded. */
export async function attempt(action: () => Promise<unknown>, success?: string): Promise<boolean> {
  const failure = await failureOf(action);
  if (failure) notify('error', failure);
  else if (success) notify('success', success);
  return failure === null;
}

/**
 * Frees storage that no content uses, and reports the outcome; resolves to the storage still in use, or null on
 * failure.
 */
export async function freeStorage(what: Freeable, success: string): Promise<StorageUse | null> {
  let left: StorageUse | null = null;
  await attempt(async () => {
    left = await call('DELETE /account/storage/[part]', { params: { part: what } });
  }, success);
  return left;
}

/** Deletes the account, then clears the session and the person's data from this device and leaves the page. */
export async function deleteAccount(
  password: string | undefined,
  publicItems: 'keep' | 'delete',
): Promise<void> {
  await call('DELETE /account', { body: { password, publicItems } });
  const person = storedSession()?.username;
  if (person !== undefined) eraseLeft(person);
  clearSession();
  await eraseOtherOwnersCaches('');
  location.replace('/');
}
