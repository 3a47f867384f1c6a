import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type AuthMode, authMessages as m } from '#lib/accounts/auth-texts.ts';
import { sessionEndReason } from '#lib/accounts/browser/session-end-reason.ts';
import type { AccountField } from '#lib/accounts/field-at-fault.ts';
import type { Registration } from '#lib/accounts/registration.ts';
import type { SignInReason } from '#lib/accounts/sign-in-reason.ts';
import type { SignInWays } from '#lib/identities/sign-in-ways.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { Credentials, ERROR_ID } from './Credentials.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { LeftProvider, Providers } from './Providers.tsx';
import { useSignIn } from './use-sign-in.ts';
import '../form/field.css';
import './sign-in.css';

interface SignInProps {
  mode: AuthMode;
  /** Same-origin path to go to after signing in. */
  suite: string;
  /** Minimum number of characters of a password. */
  passwordMin: number;
  registration: Registration;
  ways: SignInWays;
  reason?: SignInReason | undefined;
  /** The server's message after a form sent without script. */
  error?: string | undefined;
  /** The field that the error is about. */
  field?: AccountField | undefined;
  username?: string | undefined;
}

/** URL of this page in the other mode, for use without script. */
function hrefOf(mode: AuthMode, suite: string): string {
  const params = new URLSearchParams();
  params.set('mode', mode === 'register' ? 'inscription' : 'connexion');
  if (suite !== '/') params.set('suite', suite);
  return `?${params}`;
}

interface MessagesProps {
  error: string;
  success: string;
}

/** The containers of the messages are rendered from the start, so that screen readers announce the messages. */
function Messages({ error, success }: MessagesProps) {
  return (
    <>
      <div role="alert">
        {error && (
          <p className="banner error" id={ERROR_ID}>
            {error}
          </p>
        )}
      </div>
      <div role="status">{success && <p className="banner success">{success}</p>}</div>
    </>
  );
}

/** Why the person must sign in; after the end of a session, this tab knows what was interrupted. */
function Reason({ given }: { given: SignInReason }) {
  const [reason, setReason] = useState(given);
  useEffect(() => {
    if (given === 'session') setReason(sessionEndReason());
  }, [given]);
  return <p className="sign-in-reason">{m.reasons[reason]}</p>;
}

/** Links to the other mode, and to the reset of a forgotten password. */
function OtherWays({
  mode,
  suite,
  registration,
  onSwitch,
}: {
  mode: AuthMode;
  suite: string;
  registration: Registration;
  onSwitch(mode: AuthMode): void;
}) {
  const other: AuthMode = mode === 'login' ? 'register' : 'login';
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onSwitch(other);
  };
  return (
    <>
      {registration !== 'open' ? (
        <p className="sign-in-switch">{m.noAccountYet[registration]}</p>
      ) : (
        <p className="sign-in-switch">
          {m[mode].switchQuestion}{' '}
          <a href={hrefOf(other, suite)} onClick={follow}>
            {m[mode].switchTo}
          </a>
        </p>
      )}
      {mode === 'login' && (
        <p className="sign-in-switch">
          <a href="/reset">{m.forgotten}</a>
        </p>
      )}
    </>
  );
}

function Submit({ mode, submitting, disabled }: { mode: AuthMode; submitting: boolean; disabled: boolean }) {
  return (
    <button type="submit" className="button primary" disabled={disabled}>
      {submitting && <span className="spinner" aria-hidden="true" />}
      {submitting ? m[mode].submitting : m[mode].submit}
    </button>
  );
}

/** The sign-in and registration card (specification §2, §4). A plain form until the script runs. */
export function SignIn({ suite, ways, registration, ...props }: SignInProps) {
  const signIn = useSignIn(props.mode, suite, { error: props.error ?? '', fault: props.field });
  const { mode, error, fault, success, submitting } = signIn;
  const [username, setUsername] = useState(props.username ?? '');
  const [password, setPassword] = useState('');
  useTypedBefore('username', username, setUsername);
  useTypedBefore('password', password, setPassword);
  const usernameInput = useRef<HTMLInputElement>(null);
  const busy = submitting || success !== '';
  // Disabled inputs lose the focus: return it to the field with the error.
  useEffect(() => {
    if (!busy && fault) document.getElementById(fault)?.focus();
  }, [busy, fault]);

  const fill = (credentials: { username: string; password: string }) => {
    setUsername(credentials.username);
    setPassword(credentials.password);
  };
  const switchTo = (other: AuthMode) => {
    if (submitting) return;
    signIn.switchTo(other);
    fill({ username: '', password: '' });
    usernameInput.current?.focus();
  };
  return (
    <section className="sign-in panel">
      <h1>{m[mode].title}</h1>
      <p className="subtitle">{m[mode].subtitle}</p>
      {props.reason && <Reason given={props.reason} />}
      <Messages error={error} success={success} />
      {ways.left && <LeftProvider {...ways.left} />}
      {ways.local && (
        <form method="post" onSubmit={(event: FormEvent<HTMLFormElement>) => fill(signIn.submit(event))}>
          <input type="hidden" name="mode" value={mode} />
          <input type="hidden" name="suite" value={suite} />
          <Credentials
            mode={mode}
            passwordMin={props.passwordMin}
            username={username}
            password={password}
            usernameInput={usernameInput}
            fault={fault}
            disabled={busy}
            onUsername={setUsername}
            onPassword={setPassword}
          />
          <Submit mode={mode} submitting={submitting} disabled={busy} />
          {mode === 'register' && <p className="hint">{m.recovery}</p>}
        </form>
      )}
      {ways.local && mode === 'login' && <PasskeySignIn suite={suite} />}
      <Providers ways={ways} suite={suite} />
      {ways.local && <OtherWays mode={mode} suite={suite} registration={registration} onSwitch={switchTo} />}
    </section>
  );
}
