import { useState } from 'react';
import { Dialog } from '#islands/list/Dialog.tsx';
import type { AccountDeletion } from '#lib/contract/accounts.ts';
import { accountMessages } from '#lib/messages/account.ts';
import { attempt, deleteAccount } from '#lib/stores/account-actions.ts';
import { PasswordField } from './PasswordField.tsx';

const m = accountMessages.delete;

const CHOICES = [
  { value: 'keep', label: m.keep, hint: m.keepHint },
  { value: 'delete', label: m.remove, hint: m.removeHint },
] as const;

/** Deletes the account, after a choice about what is public and the password again. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [publicItems, setPublicItems] = useState<AccountDeletion['publicItems']>('keep');
  const close = () => {
    setAsking(false);
    setPassword('');
  };
  return (
    <>
      <p className="hint">{m.hint}</p>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        {m.open}
      </button>
      {asking && (
        <Dialog
          title={m.dialogTitle}
          submitLabel={m.submit}
          danger
          onSubmit={() => attempt(() => deleteAccount(password, publicItems))}
          onClose={close}
        >
          <p>{m.hint}</p>
          <fieldset className="choices">
            <legend className="label">{m.publicItems}</legend>
            {CHOICES.map(({ value, label, hint }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="public-items"
                  checked={publicItems === value}
                  onChange={() => setPublicItems(value)}
                />
                <span>
                  {label} <span className="hint">({hint})</span>
                </span>
              </label>
            ))}
          </fieldset>
          <PasswordField
            label={m.confirm}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
        </Dialog>
      )}
    </>
  );
}
