import { type FormEvent, useState } from 'react';
import { type AuthMode, authMessages as m } from '#lib/accounts/auth-texts.ts';
import { type AccountField, fieldAtFault } from '#lib/accounts/field-at-fault.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { saveSession } from '#lib/platform/session-store.ts';
import { secondStepPath } from '#lib/second-factor/paths.ts';

interface Credentials {
  username: string;
  password: string;
}

/** The result of the last attempt. */
interface Outcome {
  error: string;
  /** The field that the error is about. */
  fault: AccountField | undefined;
  success: string;
}

const NOTHING: Outcome = { error: '', fault: undefined, success: '' };

/** Delays before the redirect (ms), so that the success message can be read (specification §9). */
const REDIRECT_MS = { login: 1000, register: 1500 } as const;

function outcomeOf(failure: unknown): Outcome {
  if (!(failure instanceof CallFailed)) return { ...NOTHING, error: m.failure };
  return { ...NOTHING, error: failure.serverMessage || m.failure, fault: fieldAtFault(failure.code) };
}

/**
 * Signs in, or registers and then signs in.
 * @param first the server's outcome for a form sent without script
 */
export function useSignIn(firstMode: AuthMode, suite: string, first: Partial<Outcome>) {
  const [mode, setMode] = useState(firstMode);
  const [outcome, setOutcome] = useState<Outcome>({ ...NOTHING, ...first });
  const [submitting, setSubmitting] = useState(false);

  const send = async (credentials: Credentials) => {
    setSubmitting(true);
    setOutcome(NOTHING);
    let registered = false;
    const given = { body: credentials, keepSession: true };
    try {
      if (mode === 'register') {
        await call('POST /auth/register', given);
        setOutcome({ ...NOTHING, success: m.register.success });
        registered = true;
      }
      const { token, username } = await call('POST /auth/login', given);
      saveSession({ token, username });
      setOutcome({ ...NOTHING, success: m[mode].success });
      setTimeout(() => location.replace(suite), REDIRECT_MS[mode]);
    } catch (failure) {
      if (failure instanceof CallFailed && failure.code === 'second_factor_required') {
        location.assign(secondStepPath(suite));
        return;
      }
      // The account was created: a second try must sign in instead.
      if (registered) setMode('login');
      setOutcome(outcomeOf(failure));
    } finally {
      setSubmitting(false);
    }
  };

  return {
    mode,
    ...outcome,
    submitting,
    switchTo(other: AuthMode): void {
      setMode(other);
      setOutcome(NOTHING);
    },
    /** Submits a form and returns its field values: a password manager may have filled it in before the script ran. */
    submit(event: FormEvent<HTMLFormElement>): Credentials {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
      void send(credentials);
      return credentials;
    },
  };
}
