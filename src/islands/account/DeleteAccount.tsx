import { useState } from 'react';
import { deleteAccount } from '#lib/accounts/browser/account-actions.ts';
import type { AccountDeletionPreview } from '#lib/accounts/deletion-schemas.ts';
import type { AccountDeletion } from '#lib/accounts/schemas.ts';
import { accountMessages } from '#lib/accounts/texts.ts';
import type { Proof } from '#lib/identities/identity.ts';
import { call } from '#lib/platform/browser/api.ts';
import { AccountItems } from './AccountItems.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const m = accountMessages.delete;

const CHOICES = [
  { value: 'keep', label: m.keep, hint: m.keepHint },
  { value: 'delete', label: m.remove, hint: m.removeHint },
] as const;

/**
 * Deletes the account, after a choice about public items, a list of what happens to all items, and the password
 * again.
 */
export function DeleteAccount({ proof }: { proof: Proof }) {
  const [asking, setAsking] = useState(false);
  const [publicItems, setPublicItems] = useState<AccountDeletion['publicItems']>('keep');
  const [preview, setPreview] = useState<AccountDeletionPreview | null>();
  const ask = () => {
    setAsking(true);
    setPreview(undefined);
    call('GET /account/deletion', {}).then(setPreview, () => setPreview(null));
  };
  return (
    <>
      <p className="hint">{m.hint}</p>
      <button type="button" className="button danger" onClick={ask}>
        {m.open}
      </button>
      {asking && (
        <PasswordDialog
          title={m.dialogTitle}
          submitLabel={m.submit}
          passwordLabel={m.confirm}
          danger
          proof={proof}
          anchor="supprimer"
          // Deletion is possible only after the consequences, or the failure to count them, have been shown.
          isReady={preview !== undefined}
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
          <AccountItems preview={preview} publicItems={publicItems} />
        </PasswordDialog>
      )}
    </>
  );
}
