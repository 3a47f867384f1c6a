import { useEffect, useRef, useState } from 'react';
import { providerPath } from '#lib/identities/sign-in-ways.ts';
import type { CheckWays } from '#lib/identity-check/acts.ts';
import { checkMessages as m } from '#lib/identity-check/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { PasswordField } from '../account/PasswordField.tsx';
import { Dialog } from '../form/Dialog.tsx';
import './identity-check.css';

interface IdentityCheckDialogProps {
  /** Called with whether the person has confirmed their identity. */
  onAnswer(isConfirmed: boolean): void;
}

/**
 * The ways in which a person may confirm their identity; fetched again when they come back from a provider's page in
 * another tab.
 */
function useWays(onAnswer: (isConfirmed: boolean) => void, onFailure: (error: unknown) => void) {
  const [ways, setWays] = useState<CheckWays | null>(null);
  const read = async () => {
    const read = await call('GET /account/identity-check', {});
    setWays(read);
    return read.isConfirmed;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks do the same at each render
  useEffect(() => {
    const look = () => read().then((isConfirmed) => isConfirmed && onAnswer(true), onFailure);
    void look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return { ways, read };
}

function Providers({ providers }: Pick<CheckWays, 'providers'>) {
  if (providers.length === 0) return null;
  return (
    <>
      {providers.map(({ id, label }) => (
        <p key={id}>
          <a className="button" href={providerPath(id, 'prove', '/account')} target="_blank" rel="noopener">
            {m.withProvider(label)}
          </a>
        </p>
      ))}
      <p className="hint">{m.thenComeBack}</p>
    </>
  );
}

function PasskeyButton({ onDone, onError }: { onDone(): void; onError(text: string): void }) {
  const [isBusy, setIsBusy] = useState(false);
  const check = async () => {
    onError('');
    setIsBusy(true);
    try {
      const { checkByPasskey } = await import('#lib/identity-check/browser/check-identity.ts');
      await checkByPasskey();
      onDone();
    } catch (failure) {
      onError(failureText(failure, m.passkeyFailure));
      setIsBusy(false);
    }
  };
  return (
    <p>
      <button type="button" className="button" disabled={isBusy} onClick={check}>
        {isBusy ? m.underPasskey : m.withPasskey}
      </button>
    </p>
  );
}

/** Asks a signed-in person to confirm their identity again, over their current work, which waits. */
export function IdentityCheckDialog({ onAnswer }: IdentityCheckDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  const fail = (failure: unknown) => setError(failureText(failure, m.failure));
  const { ways, read } = useWays(onAnswer, fail);
  const isThere = ways !== null;
  useEffect(() => {
    if (isThere) fields.current?.querySelector<HTMLElement>('input, button, a')?.focus();
  }, [isThere]);
  const submit = async () => {
    setError('');
    try {
      if (ways?.hasPassword) await call('POST /account/identity-check', { body: { password } });
      else if (!(await read())) {
        setError(m.notYet);
        return false;
      }
    } catch (failure) {
      fail(failure);
      return false;
    }
    onAnswer(true);
    return false;
  };
  const hasWay = ways !== null && (ways.hasPassword || ways.providers.length > 0);
  return (
    <Dialog
      title={m.title}
      submitLabel={m.submit}
      isReady={hasWay}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
    >
      <p className="hint">{m.hint}</p>
      {ways && (
        <div ref={fields} className="check-ways">
          {ways.hasPassword && (
            <PasswordField
              label={m.password}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          )}
          {ways.hasPasskey && <PasskeyButton onDone={() => onAnswer(true)} onError={setError} />}
          <Providers providers={ways.providers} />
          {!hasWay && !ways.hasPasskey && <p>{m.noWay}</p>}
        </div>
      )}
      <div role="alert">{error && <p className="banner error">{error}</p>}</div>
    </Dialog>
  );
}
