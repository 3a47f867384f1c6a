import { call } from '#lib/platform/browser/api.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { keepingMessages } from './keeping-texts.ts';
import type { CollectionEntry } from './schemas.ts';

/** Runs a change and shows a notice if it fails. Resolves to the change's result, or undefined on failure. */
export async function runWithFailureNotice<Result>(
  act: () => Promise<Result>,
  failure: string,
): Promise<Result | undefined> {
  try {
    return await act();
  } catch (error) {
    notify('error', failureText(error, failure));
    return undefined;
  }
}

/** Adds a case to a collection, or removes it. */
export function setCollected(
  collection: string,
  caseId: string,
  isIn: boolean,
): Promise<CollectionEntry | undefined> {
  const params = { collection, case: caseId };
  return runWithFailureNotice(
    () =>
      isIn
        ? call('PUT /collections/[collection]/cases/[case]', { params, body: {} })
        : call('DELETE /collections/[collection]/cases/[case]', { params }),
    keepingMessages.failure,
  );
}

/** Saves each new order: one call at a time, so that the latest order is written last. */
export function createOrderSaver(
  send: (ids: string[]) => Promise<unknown>,
  failure: string,
): (ids: string[]) => Promise<void> {
  let wanted: string[] | null = null;
  let isSending = false;
  return async (ids) => {
    wanted = ids;
    if (isSending) return;
    isSending = true;
    while (wanted) {
      const next: string[] = wanted;
      wanted = null;
      await runWithFailureNotice(() => send(next), failure);
    }
    isSending = false;
  };
}
