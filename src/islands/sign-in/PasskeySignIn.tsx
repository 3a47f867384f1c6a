import { useEffect, useState } from 'react';
import { failureText } from '#lib/platform/browser/client.ts';
import { saveSession } from '#lib/platform/session-store.ts';
import { passkeySignInMessages as m } from '#lib/second-factor/texts.ts';

/** Button to sign in with a passkey; not rendered without script, or if the browser does not support passkeys. */
export function PasskeySignIn({ suite }: { suite: string }) {
  const [isUsable, setIsUsable] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => setIsUsable('PublicKeyCredential' in window), []);
  const start = async () => {
    setError('');
    setIsBusy(true);
    try {
      const { signInWithPasskey } = await import('#lib/second-factor/browser/use-passkey.ts');
      saveSession(await signInWithPasskey());
      location.replace(suite);
    } catch (failure) {
      setError(failureText(failure, m.failure));
      setIsBusy(false);
    }
  };
  if (!isUsable) return null;
  return (
    <>
      <button type="button" className="button needs-script" disabled={isBusy} onClick={start}>
        {isBusy ? m.under : m.start}
      </button>
      <div role="alert">{error && <p className="banner error">{error}</p>}</div>
    </>
  );
}
