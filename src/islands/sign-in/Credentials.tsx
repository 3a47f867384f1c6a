import type { RefObject } from 'react';
import type { AccountField } from '#lib/contract/field-at-fault.ts';
import { type AuthMode, authMessages as m } from '#lib/messages/auth.ts';
import { PasswordInput } from './PasswordInput.tsx';

interface CredentialsProps {
  mode: AuthMode;
  username: string;
  password: string;
  usernameInput: RefObject<HTMLInputElement | null>;
  /** The field that the message is about. */
  fault: AccountField | undefined;
  disabled: boolean;
  onUsername(value: string): void;
  onPassword(value: string): void;
}

/** The message that a field is tied to stands in the banner above the form (specification §2). */
export const ERROR_ID = 'sign-in-error';

/** The two fields of the sign-in form. */
export function Credentials(props: CredentialsProps) {
  const { mode, disabled, fault } = props;
  const tie = (name: AccountField) =>
    fault === name ? { 'aria-invalid': true, 'aria-describedby': ERROR_ID } : {};
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
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          required
          {...tie('password')}
          disabled={disabled}
          value={props.password}
          onChange={(event) => props.onPassword(event.target.value)}
        />
      </div>
    </>
  );
}
