import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { CallFailed } from '#lib/contract/client.ts';
import { type AccountField, fieldAtFault } from '#lib/contract/field-at-fault.ts';
import { type AuthMode, authMessages as m } from '#lib/messages/auth.ts';
import { call } from '#lib/stores/api.ts';
import { type StoredSession, saveSession } from '#lib/stores/session.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import '../form/field.css';
import './sign-in.css';

interface SignInProps {
  mode: AuthMode;
  /** Same-origin path to go to afterwards. */
  suite: string;
  /** What the server said to a form sent without script. */
  error?: string | undefined;
  /** The field that this is about. */
  field?: AccountField | undefined;
  username?: string | undefined;
}

/** Delays before leaving, so that the success message can be read (specification §9). */
const REDIRECT_MS = { login: 1000, register: 1500 } as const;

function post(path: '/auth/register' | '/auth/login', credentials: object): Promise<unknown> {
  return call('POST', path, { body: credentials, keepSession: true });
}

/** The sign-in and registration card (specification §2, §4). A plain form until the script runs. */
export function SignIn(props: SignInProps) {
  const [mode, setMode] = useState(props.mode);
  const [username, setUsername] = useState(props.username ?? '');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [error, setError] = useState(props.error ?? '');
  const [fault, setFault] = useState(props.field);
  const [success, setSuccess] = useState('');
  const [submitting, setSubmitting] = useState(false);
  useTypedBefore('username', username, setUsername);
  useTypedBefore('password', password, setPassword);
  const usernameInput = useRef<HTMLInputElement>(null);
  const text = m[mode];
  const other: AuthMode = mode === 'login' ? 'register' : 'login';
  const otherHref = `?${new URLSearchParams({ ...(other === 'register' ? { mode: 'inscription' } : {}), ...(props.suite === '/' ? {} : { suite: props.suite }) })}`;

  const switchMode = (event: MouseEvent) => {
    event.preventDefault();
    if (submitting) return;
    setMode(other);
    setError('');
    setFault(undefined);
    setSuccess('');
    setUsername('');
    setPassword('');
    usernameInput.current?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form: a password manager may have filled it before the island was alive.
    const form = new FormData(event.currentTarget);
    const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
    setUsername(credentials.username);
    setPassword(credentials.password);
    setSubmitting(true);
    setError('');
    setFault(undefined);
    setSuccess('');
    let registered = false;
    try {
      if (mode === 'register') {
        await post('/auth/register', credentials);
        setSuccess(m.register.success);
        registered = true;
      }
      const { token, username: name } = (await post('/auth/login', credentials)) as StoredSession;
      saveSession({ token, username: name });
      setSuccess(m[mode].success);
      setTimeout(() => location.replace(props.suite), REDIRECT_MS[mode]);
    } catch (failure) {
      setSuccess('');
      // The account exists: trying again means signing in.
      if (registered) setMode('login');
      setError((failure instanceof CallFailed && failure.serverMessage) || m.failure);
      setFault(failure instanceof CallFailed ? fieldAtFault(failure.code) : undefined);
    } finally {
      setSubmitting(false);
    }
  };

  const busy = submitting || success !== '';
  // Inputs that were disabled have lost the focus: it comes back where there is something to mend.
  useEffect(() => {
    if (!busy && fault) document.getElementById(fault)?.focus();
  }, [busy, fault]);
  // The message stands in the banner above the form (specification §2).
  const tie = (name: AccountField) =>
    fault === name ? { 'aria-invalid': true, 'aria-describedby': 'sign-in-error' } : {};
  return (
    <section className="sign-in panel">
      <h1>{text.title}</h1>
      <p className="subtitle">{text.subtitle}</p>
      <div role="alert">
        {error && (
          <p className="banner error" id="sign-in-error">
            {error}
          </p>
        )}
      </div>
      <div role="status">{success && <p className="banner success">{success}</p>}</div>
      <form method="post" onSubmit={submit}>
        <input type="hidden" name="mode" value={mode} />
        <input type="hidden" name="suite" value={props.suite} />
        <div className="field">
          <label htmlFor="username">{m.username}</label>
          <input
            ref={usernameInput}
            className="input"
            id="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...tie('username')}
            disabled={busy}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="password">{m.password}</label>
          <div className="password">
            <input
              className="input"
              id="password"
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
              required
              {...tie('password')}
              disabled={busy}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <button
              type="button"
              className="needs-script"
              aria-label={shown ? m.hidePassword : m.showPassword}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <i className={shown ? 'i-lucide-eye-off' : 'i-lucide-eye'} aria-hidden="true" />
            </button>
          </div>
        </div>
        <button type="submit" className="button primary" disabled={busy}>
          {submitting && <span className="spinner" aria-hidden="true" />}
          {submitting ? text.submitting : text.submit}
        </button>
      </form>
      <p className="sign-in-switch">
        {text.switchQuestion}{' '}
        <a href={otherHref} onClick={switchMode}>
          {text.switchTo}
        </a>
      </p>
      {mode === 'login' && (
        <p className="sign-in-switch">
          <a href="/reset">{m.forgotten}</a>
        </p>
      )}
    </section>
  );
}
