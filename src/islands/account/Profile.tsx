import { type FormEvent, useState } from 'react';
import { DISPLAY_NAME_MAX, type ProfileAnswer } from '#lib/contract/accounts.ts';
import { accountMessages } from '#lib/messages/account.ts';
import { attempt } from '#lib/stores/account-actions.ts';
import { call } from '#lib/stores/api.ts';
import { notify } from '#lib/stores/notices.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';

const m = accountMessages.profile;

/** The name that others see. */
export function Profile({ displayName }: { displayName: string }) {
  const [name, setName] = useState(displayName);
  const [busy, setBusy] = useState(false);
  const isLive = useIsLive();
  useTypedBefore('display-name', name, setName);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const change = async () => {
      const body = { displayName: name };
      const answer = (await call('PATCH', '/account/profile', { body })) as ProfileAnswer;
      notify('success', m.saved(answer.name));
    };
    await attempt(change);
    setBusy(false);
  };
  return (
    <form onSubmit={submit}>
      <div className="field">
        <label htmlFor="display-name">{m.label}</label>
        <input
          className="input"
          id="display-name"
          maxLength={DISPLAY_NAME_MAX}
          autoComplete="name"
          aria-describedby="display-name-hint"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="hint" id="display-name-hint">
          {m.hint}
        </p>
      </div>
      <button type="submit" className="button" disabled={busy || !isLive}>
        {accountMessages.save}
      </button>
    </form>
  );
}
