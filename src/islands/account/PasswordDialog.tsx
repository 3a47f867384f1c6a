import { type ReactNode, useState } from 'react';
import { failureOf } from '#lib/accounts/browser/account-actions.ts';
import { Dialog } from '../form/Dialog.tsx';
import { PasswordField } from './PasswordField.tsx';

interface PasswordDialogProps {
  title: string;
  submitLabel: string;
  passwordLabel: string;
  danger?: boolean;
  isReady?: boolean;
  children?: ReactNode;
  action(password: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for the password again; a refusal is said inside, where it is read and announced. */
export function PasswordDialog({ passwordLabel, children, action, ...dialog }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const submit = async () => {
    setError('');
    const failure = await failureOf(() => action(password));
    setError(failure ?? '');
    return failure === null;
  };
  return (
    <Dialog {...dialog} onSubmit={submit}>
      {children}
      <PasswordField
        label={passwordLabel}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <div role="alert">{error && <p className="banner error">{error}</p>}</div>
    </Dialog>
  );
}
