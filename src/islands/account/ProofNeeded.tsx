import type { Proof } from '#lib/identities/identity.ts';
import { providerPath } from '#lib/identities/sign-in-ways.ts';
import { identityMessages } from '#lib/identities/texts.ts';

const m = identityMessages.proof;

interface ProofNeededProps {
  proof: Proof;
  /** Anchor of the section to come back to. */
  anchor: string;
}

/** How a person without a password proves their identity; renders nothing for a person who has a password. */
export function ProofNeeded({ proof, anchor }: ProofNeededProps) {
  if (proof.by === 'password') return null;
  if (proof.isGiven) return <p className="hint">{m.given}</p>;
  if (proof.providers.length === 0) return <p className="hint">{m.noWay}</p>;
  return (
    <>
      <p className="hint">{m.needed}</p>
      <div className="account-actions">
        {proof.providers.map(({ id, label }) => (
          <a key={id} className="button" href={providerPath(id, 'prove', `/account#${anchor}`)}>
            {m.confirmWith(label)}
          </a>
        ))}
      </div>
    </>
  );
}
