import { useState } from 'react';
import type { AccountDeletion } from '#lib/contract/accounts.ts';
import { accountMessages } from '#lib/messages/account.ts';
import { deleteAccount } from '#lib/stores/account-actions.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const m = accountMessages.delete;

const CHOICES = [
  { value: 'keep', label: m.keep, hint: m.keepHint },
  { value: 'delete', label: m.remove, hint: m.removeHint },
] as const;

/** Deletes the account, after a choice about what is public and the password again. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const [publicItems, setPublicItems] = useState<AccountDeletion['publicItems']>('keep');
  return (
    <>
      <p className="hint">{m.hint}</p>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        {m.open}
      </button>
      {asking && (
        <PasswordDialog
          title={m.dialogTitle}
          submitLabel={m.submit}
          passwordLabel={m.confirm}
          danger
          action={(password) => deleteAccount(password, publicItems)}
          onClose={() => setAsking(false)}
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
        </PasswordDialog>
      )}
    </>
  );
}
