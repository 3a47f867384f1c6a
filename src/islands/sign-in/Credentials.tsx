import type { RefObject } from 'react';
import { type AuthMode, authMessages as m } from '#lib/accounts/auth-texts.ts';
import type { AccountField } from '#lib/accounts/field-at-fault.ts';
import { PasswordInput } from './PasswordInput.tsx';

interface CredentialsProps {
  mode: AuthMode;
  passwordMin: number;
  username: string;
  password: string;
  usernameInput: RefObject<HTMLInputElement | null>;
  /** The field with an error, if any. */
  fault: AccountField | undefined;
  disabled: boolean;
  onUsername(value: string): void;
  onPassword(value: string): void;
}

/** Id of the error banner above the form, to which a field refers (specification §2). */
export const ERROR_ID = 'sign-in-error';
const RULE_ID = 'password-rule';

/** The two fields of the sign-in form. */
export function Credentials(props: CredentialsProps) {
  const { mode, passwordMin, disabled, fault } = props;
  const isNew = mode === 'register';
  const tie = (name: AccountField, rule?: string) => ({
    'aria-invalid': fault === name || undefined,
    'aria-describedby': [fault === name && ERROR_ID, rule].filter(Boolean).join(' ') || undefined,
  });
  return (
    <>
      <div className="field">
        <label htmlFor="username">{m.username}</label>
        <input
          ref={props.usernameInput}
          className="input"
          id="username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...tie('username')}
          disabled={disabled}
          value={props.username}
          onChange={(event) => props.onUsername(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="password">{m.password}</label>
        <PasswordInput
          className="input"
          id="password"
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          {...tie('password', isNew ? RULE_ID : undefined)}
          disabled={disabled}
          value={props.password}
          onChange={(event) => props.onPassword(event.target.value)}
        />
        {isNew && (
          <p className="hint" id={RULE_ID}>
            {m.passwordRule(passwordMin)}
          </p>
        )}
      </div>
    </>
  );
}
