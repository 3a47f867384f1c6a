import { atom, type ReadableAtom } from 'nanostores';
import { call as siteCall } from '#lib/platform/browser/api.ts';
import { CallFailed, failureText } from '#lib/platform/browser/client.ts';
import type { KeptPreferences } from '../preference-schemas.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { createReportHistory } from './report-history.ts';

/** `elsewhere`: another tab changed the preferences, which are used now; undo brings back those of this tab. */
export type KeepingState = 'kept' | 'keeping' | 'unkept' | 'elsewhere';

type Call = typeof siteCall;

const paramsOf = (id: string) => ({ kind: 'questionnaire' as const, id });

/** The person's preferences for a questionnaire, as stored on the server. @throws CallFailed */
export async function readPreferences(id: string, call: Call = siteCall): Promise<KeptPreferences> {
  return call('GET /[kind]/[id]/preferences', { params: paramsOf(id) });
}

/**
 * Sends preferences one call at a time; changes made meanwhile go with the next one.
 * @param take handles changes that another tab has stored meanwhile
 */
function createSending(
  id: string,
  opened: KeptPreferences,
  $preferences: ReadableAtom<Preferences>,
  take: (others: Preferences) => void,
  call: Call,
) {
  const $keeping = atom<KeepingState>('kept');
  const $failure = atom('');
  let { revision, preferences: kept } = opened;
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    $keeping.set('keeping');
    while ($preferences.get() !== kept) {
      const sent = $preferences.get();
      const body = { preferences: sent, revision };
      revision = (await call('PUT /[kind]/[id]/preferences', { params: paramsOf(id), body })).revision;
      kept = sent;
    }
    $keeping.set('kept');
  }
  async function takeOthers(error: unknown): Promise<void> {
    if (!(error instanceof CallFailed && error.code === 'changed_meanwhile')) throw error;
    const others = await readPreferences(id, call);
    revision = others.revision;
    kept = others.preferences;
    take(kept);
    $keeping.set('elsewhere');
  }
  function fail(error: unknown): void {
    $failure.set(failureText(error, ''));
    $keeping.set('unkept');
  }
  function keep(): void {
    if (sending || $preferences.get() === kept) return;
    sending = send()
      .catch(takeOthers)
      .catch(fail)
      .finally(() => {
        sending = undefined;
      });
  }
  /** Resolves once no request is pending. */
  async function settled(): Promise<KeepingState> {
    await sending;
    return $keeping.get();
  }
  return { $keeping, $failure, keep, settled };
}

/** Stores the person's preferences for a questionnaire as they change; each change can be undone. */
export function createPreferenceKeeper(
  id: string,
  opened: KeptPreferences,
  call: Call = siteCall,
  now: () => number = Date.now,
) {
  const history = createReportHistory(opened.preferences, { now }, () => {});
  const { $state: $preferences, $can, record, undo, redo } = history;
  const sending = createSending(id, opened, $preferences, record, call);
  $preferences.listen(sending.keep);
  return {
    ...sending,
    $preferences,
    $can,
    undo,
    redo,
    change: (part: Partial<Preferences>): void => record({ ...$preferences.get(), ...part }),
  };
}

export type PreferenceKeeper = ReturnType<typeof createPreferenceKeeper>;
