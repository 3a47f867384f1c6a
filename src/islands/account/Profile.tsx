import { type FormEvent, useState } from 'react';
import { failureOf } from '#lib/accounts/browser/account-actions.ts';
import { DISPLAY_NAME_MAX } from '#lib/accounts/display-name.ts';
import { accountMessages } from '#lib/accounts/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import '../form/field.css';
import { withinLimit } from '../form/within-limit.ts';

const m = accountMessages.profile;

/** The name that others see. */
export function Profile({ displayName }: { displayName: string }) {
  const [name, setName] = useState(displayName);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const isLive = useIsLive();
  useTypedBefore('display-name', name, setName);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const change = async () => {
      const body = { displayName: name };
      const answer = await call('PATCH /account/profile', { body });
      // Without invisible characters: the field shows what others read.
      setName(answer.displayName);
      const marked = answer.displayName !== '' && answer.name !== answer.displayName;
      notify('success', marked ? m.savedShared(answer.name) : m.saved(answer.name));
    };
    setFault((await failureOf(change)) ?? '');
    setBusy(false);
  };
  return (
    <form onSubmit={submit}>
      <div className="field">
        <label htmlFor="display-name">{m.label}</label>
        <input
          className="input"
          id="display-name"
          {...withinLimit(DISPLAY_NAME_MAX)}
          autoComplete="name"
          aria-invalid={fault !== ''}
          aria-describedby={fault ? 'display-name-fault display-name-hint' : 'display-name-hint'}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div role="alert">
          {fault && (
            <p className="fault" id="display-name-fault">
              {fault}
            </p>
          )}
        </div>
        <p className="hint" id="display-name-hint">
          {m.hint}
        </p>
      </div>
      <button type="submit" className="button" disabled={busy || !isLive}>
        {commonMessages.save}
      </button>
    </form>
  );
}
