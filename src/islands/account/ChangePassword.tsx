import { type FormEvent, useState } from 'react';
import { attempt } from '#lib/accounts/browser/account-actions.ts';
import { accountMessages } from '#lib/accounts/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { PasswordField } from './PasswordField.tsx';

const m = accountMessages.password;

interface ChangePasswordProps {
  username: string;
  passwordMin: number;
  /** The other sessions are closed: the list of sessions must know. */
  onChanged(): void;
}

/** Changes the password, proved by the current one. */
export function ChangePassword({ username, passwordMin, onChanged }: ChangePasswordProps) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const isLive = useIsLive();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const body = { current, password };
    if (await attempt(() => call('POST /account/password', { body }), m.saved)) {
      setCurrent('');
      setPassword('');
      onChanged();
    }
    setBusy(false);
  };
  return (
    <form onSubmit={submit}>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordField
        label={m.current}
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
      />
      <PasswordField
        label={m.next}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        minLength={passwordMin}
        hint={m.hint(passwordMin)}
      />
      <button type="submit" className="button" disabled={busy || !isLive}>
        {m.submit}
      </button>
    </form>
  );
}
