import { useState } from 'react';
import { accountMessages } from '#lib/accounts/texts.ts';
import type { LinkedIdentity, Proof } from '#lib/identities/identity.ts';
import { type ProviderName, providerPath } from '#lib/identities/sign-in-ways.ts';
import { identityMessages } from '#lib/identities/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ProofNeeded } from './ProofNeeded.tsx';

const m = identityMessages.account;

interface IdentitiesProps {
  identities: readonly LinkedIdentity[];
  providers: readonly ProviderName[];
  proof: Proof;
  /** Why something that was begun at an identity provider failed. */
  fault?: string | undefined;
}

interface UnlinkProps {
  identity: LinkedIdentity;
  proof: Proof;
  onUnlinked(): void;
  onClose(): void;
}

/** Unlinks an account, for which the person shows again who they are. */
function Unlink({ identity, proof, onUnlinked, onClose }: UnlinkProps) {
  const unlink = async (password: string | undefined) => {
    const params = { identity: identity.id };
    await call('DELETE /account/identities/[identity]', { params, body: { password } });
    notify('success', m.unlinked);
    onUnlinked();
  };
  return (
    <PasswordDialog
      title={m.unlinkTitle(m.line(identity.label, identity.name))}
      submitLabel={m.unlink}
      passwordLabel={accountMessages.password.current}
      danger
      proof={proof}
      anchor="etablissement"
      action={unlink}
      onClose={onClose}
    >
      <p>{m.unlinkBody}</p>
    </PasswordDialog>
  );
}

function Line({ identity, onUnlink }: { identity: LinkedIdentity; onUnlink(): void }) {
  const { label, name, rpps, linkedAt, usedAt } = identity;
  const line = m.line(label, name);
  return (
    <li>
      <div>
        <p className="label">{line}</p>
        {rpps && <p className="hint">{identityMessages.choice.rpps(rpps)}</p>}
        <p className="hint">{m.dates(linkedAt, usedAt)}</p>
      </div>
      <button type="button" className="button" aria-label={m.unlinkOf(line)} onClick={onUnlink}>
        {m.unlink}
      </button>
    </li>
  );
}

/** The accounts that a person may sign in with instead of a password: linking another one, unlinking one. */
export function Identities({ providers, proof, fault, ...props }: IdentitiesProps) {
  const [identities, setIdentities] = useState(props.identities);
  const [leaving, setLeaving] = useState<LinkedIdentity>();
  const drop = ({ id }: LinkedIdentity) => setIdentities((known) => known.filter((each) => each.id !== id));
  const mayLink = proof.by === 'password' || proof.isGiven;
  const others = providers.filter(({ id }) => !identities.some(({ provider }) => provider === id));
  return (
    <>
      <p className="hint">{m.hint}</p>
      {fault && (
        <p className="banner error" role="alert">
          {fault}
        </p>
      )}
      {identities.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <ul className="sessions">
          {identities.map((identity) => (
            <Line key={identity.id} identity={identity} onUnlink={() => setLeaving(identity)} />
          ))}
        </ul>
      )}
      {mayLink && others.length > 0 && (
        <div className="account-actions">
          {others.map(({ id, label }) => (
            <a key={id} className="button" href={providerPath(id, 'link', '/account')}>
              {m.link(label)}
            </a>
          ))}
        </div>
      )}
      {others.length > 0 && <ProofNeeded proof={proof} anchor="etablissement" />}
      {leaving && (
        <Unlink
          identity={leaving}
          proof={proof}
          onUnlinked={() => drop(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
