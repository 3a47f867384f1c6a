import { providerMessages as m } from '#lib/identities/provider-texts.ts';
import { endPath, type ProviderName, providerPath, type SignInWays } from '#lib/identities/sign-in-ways.ts';

/** Links to the identity providers for signing in: they work without script. */
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

/** For a person who has signed out here: the session at their provider may still be open. */
export function LeftProvider({ id, label }: ProviderName) {
  return (
    <p className="sign-in-reason">
      {m.leave(label)} <a href={endPath(id)}>{m.leaveToo(label)}</a>
    </p>
  );
}
