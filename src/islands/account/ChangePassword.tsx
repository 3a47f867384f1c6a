import { type FormEvent, useState } from 'react';
import { attempt } from '#lib/accounts/browser/account-actions.ts';
import { accountMessages } from '#lib/accounts/texts.ts';
import type { Proof } from '#lib/identities/identity.ts';
import { identityMessages } from '#lib/identities/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { PasswordField } from './PasswordField.tsx';
import { ProofNeeded } from './ProofNeeded.tsx';

const m = accountMessages.password;

interface ChangePasswordProps {
  username: string;
  passwordMin: number;
  proof: Proof;
  /** Called after the change, which closes the other sessions: the list of sessions must be updated. */
  onChanged(): void;
}

/** Changes the password, proved by the current one; a person who has none chooses their first. */
export function ChangePassword({ username, passwordMin, proof, onChanged }: ChangePasswordProps) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const isLive = useIsLive();
  const isFirst = proof.by === 'provider';
  const mayChange = !isFirst || proof.isGiven;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const body = isFirst ? { password } : { current, password };
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
      {isFirst ? (
        <p className="hint">{identityMessages.firstPassword.hint}</p>
      ) : (
        <PasswordField
          label={m.current}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
        />
      )}
      <ProofNeeded proof={proof} anchor="mot-de-passe" />
      <PasswordField
        label={m.next}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        minLength={passwordMin}
        hint={m.hint(passwordMin)}
      />
      <button type="submit" className="button" disabled={busy || !isLive || !mayChange}>
        {isFirst ? identityMessages.firstPassword.submit : m.submit}
      </button>
    </form>
  );
}
