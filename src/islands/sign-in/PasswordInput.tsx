import { type InputHTMLAttributes, useState } from 'react';
import { authMessages as m } from '#lib/accounts/auth-texts.ts';

/** A password with a button that shows what is typed. */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <input {...props} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="needs-script"
        aria-label={shown ? m.hidePassword : m.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <i className={shown ? 'i-lucide-eye-off' : 'i-lucide-eye'} aria-hidden="true" />
      </button>
    </div>
  );
}
