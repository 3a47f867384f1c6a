import { type ReactNode, useState } from 'react';
import { failureOf } from '#lib/accounts/browser/account-actions.ts';
import type { Proof } from '#lib/identities/identity.ts';
import { Dialog } from '../form/Dialog.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProofNeeded } from './ProofNeeded.tsx';

interface PasswordDialogProps {
  title: string;
  submitLabel: string;
  passwordLabel: string;
  danger?: boolean;
  isReady?: boolean;
  proof: Proof;
  /** Anchor of the section to come back to from an identity provider. */
  anchor: string;
  children?: ReactNode;
  action(password: string | undefined): Promise<unknown>;
  onClose(): void;
}

/**
 * Asks for the password again, or for another proof from a person who has none; a refusal is shown inside the dialog,
 * where screen readers announce it.
 */
export function PasswordDialog({
  passwordLabel,
  children,
  action,
  proof,
  anchor,
  ...props
}: PasswordDialogProps) {
  const { isReady = true, ...dialog } = props;
  const asksPassword = proof.by === 'password';
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const submit = async () => {
    setError('');
    const failure = await failureOf(() => action(asksPassword ? password : undefined));
    setError(failure ?? '');
    return failure === null;
  };
  return (
    <Dialog {...dialog} isReady={isReady && (asksPassword || proof.isGiven)} onSubmit={submit}>
      {children}
      {asksPassword ? (
        <PasswordField
          label={passwordLabel}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
      ) : (
        <ProofNeeded proof={proof} anchor={anchor} />
      )}
      <div role="alert">{error && <p className="banner error">{error}</p>}</div>
    </Dialog>
  );
}
