import { providerMessages as m } from '#lib/identities/provider-texts.ts';
import { endPath, type ProviderName, providerPath, type SignInWays } from '#lib/identities/sign-in-ways.ts';

/** Links for signing in at an identity provider, which work without script. */
export function Providers({ ways, suite }: { ways: SignInWays; suite: string }) {
  if (ways.providers.length === 0) return null;
  return (
    <div className="sign-in-providers">
      <p className={ways.local ? 'sign-in-or' : 'hint'}>{ways.local ? m.orElse : m.onlyProviders}</p>
      {ways.providers.map(({ id, label }) => (
        <a
          key={id}
          className={ways.local ? 'button' : 'button primary'}
          href={providerPath(id, 'sign-in', suite)}
        >
          {m.signInWith(label)}
        </a>
      ))}
    </div>
  );
}

/** Shown after signing out: the session at the identity provider may still be open, and can be ended there. */
export function LeftProvider({ id, label }: ProviderName) {
  return (
    <p className="sign-in-reason">
      {m.leave(label)} <a href={endPath(id)}>{m.leaveToo(label)}</a>
    </p>
  );
}
