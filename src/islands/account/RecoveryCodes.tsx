import { useState } from 'react';
import { accountMessages } from '#lib/accounts/texts.ts';
import type { Proof } from '#lib/identities/identity.ts';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const m = accountMessages.recovery;

async function copyCodes(codes: string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('success', m.copied);
  } catch {
    notify('error', m.notCopied);
  }
}

interface CodesProps {
  username: string;
  codes: string[];
  onDone(): void;
}

/** The new recovery codes, which are shown only once. Printing the page prints nothing else. */
function Codes({ username, codes, onDone }: CodesProps) {
  return (
    <div className="codes">
      <p className="banner success no-print" role="status">
        {m.shownOnce}
      </p>
      <p className="label codes-title">{m.listTitle(username)}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-actions no-print">
        <button type="button" className="button" onClick={() => copyCodes(codes)}>
          <i className="i-lucide-copy" aria-hidden="true" /> {m.copy}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          <i className="i-lucide-printer" aria-hidden="true" /> {m.print}
        </button>
        <button type="button" className="button primary" onClick={onDone}>
          {m.done}
        </button>
      </div>
    </div>
  );
}

interface RecoveryCodesProps {
  username: string;
  /** How many codes can still be used. */
  left: number;
  proof: Proof;
  /** The other sessions are closed: the list of sessions must know. */
  onMade(): void;
}

/** Makes recovery codes, for which the password is asked again. */
export function RecoveryCodes({ username, left, proof, onMade }: RecoveryCodesProps) {
  const [usable, setUsable] = useState(left);
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<string[]>([]);
  const make = async (password: string | undefined) => {
    const answer = await call('POST /account/recovery-codes', { body: { password } });
    setCodes(answer.codes);
    setUsable(answer.codes.length);
    onMade();
  };
  if (codes.length > 0) return <Codes username={username} codes={codes} onDone={() => setCodes([])} />;
  return (
    <>
      <p className="hint">{m.hint}</p>
      <p>
        {m.left(usable)} {usable > 0 && m.replaces}
      </p>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {m.make}
      </button>
      {asking && (
        <PasswordDialog
          title={m.dialogTitle}
          submitLabel={m.make}
          passwordLabel={accountMessages.password.current}
          proof={proof}
          anchor="codes"
          action={make}
          onClose={() => setAsking(false)}
        >
          <p>{m.endsOthers}</p>
        </PasswordDialog>
      )}
    </>
  );
}
