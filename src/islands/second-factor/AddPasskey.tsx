import { type FormEvent, useEffect, useState } from 'react';
import { failureText } from '#lib/platform/browser/client.ts';
import { PASSKEY_NAME_MAX } from '#lib/second-factor/passkeys.ts';
import { SECOND_FACTOR_PATH } from '#lib/second-factor/paths.ts';
import { secondFactorMessages } from '#lib/second-factor/texts.ts';
import { PasswordField } from '../account/PasswordField.tsx';
import '../form/field.css';
import './add-passkey.css';

const m = secondFactorMessages.passkeys;

/** Creates a passkey on this device for the signed-in person, after they have entered their password again. */
export function AddPasskey({ username }: { username: string }) {
  const [isUsable, setIsUsable] = useState<boolean>();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => setIsUsable('PublicKeyCredential' in window), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError('');
    setIsBusy(true);
    try {
      const { makePasskey } = await import('#lib/second-factor/browser/use-passkey.ts');
      await makePasskey(password, name);
      location.replace(`${SECOND_FACTOR_PATH}?fait=nouvelle-cle`);
    } catch (failure) {
      setError(failureText(failure, m.failure));
      setIsBusy(false);
    }
  };
  // Without script the button could not work.
  if (isUsable === undefined) return null;
  if (!isUsable) return <p className="hint">{m.unsupported}</p>;
  return (
    <form className="add-passkey" onSubmit={submit}>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <div className="field">
        <label htmlFor="passkey-name">{m.name}</label>
        <input
          className="input"
          id="passkey-name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <PasswordField
        label={secondFactorMessages.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <div role="alert">{error && <p className="banner error">{error}</p>}</div>
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? m.adding : m.add}
      </button>
    </form>
  );
}
