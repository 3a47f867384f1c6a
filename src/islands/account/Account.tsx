import { type ReactNode, useState } from 'react';
import { attempt } from '#lib/accounts/browser/account-actions.ts';
import type { SessionEntry } from '#lib/accounts/schemas.ts';
import { accountMessages as m } from '#lib/accounts/texts.ts';
import type { OwnAddress } from '#lib/addresses/own-address.ts';
import { addressMessages } from '#lib/addresses/texts.ts';
import type { LinkedIdentity, Proof } from '#lib/identities/identity.ts';
import type { ProviderName } from '#lib/identities/sign-in-ways.ts';
import { identityMessages } from '#lib/identities/texts.ts';
import type { LeftInCopies as Left } from '#lib/images/left-in-copies-schemas.ts';
import { leftInCopiesMessages } from '#lib/images/left-in-copies-texts.ts';
import type { StorageUse } from '#lib/images/storage-schemas.ts';
import { storageMessages } from '#lib/images/storage-texts.ts';
import type { PhraseEntry } from '#lib/phrases/schemas.ts';
import { phraseMessages } from '#lib/phrases/texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { SECOND_FACTOR_PATH } from '#lib/second-factor/paths.ts';
import { secondFactorMessages } from '#lib/second-factor/texts.ts';
import { Phrases } from '../phrases/Phrases.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { ExportData } from './ExportData.tsx';
import { Identities } from './Identities.tsx';
import { ImportArchive } from './ImportArchive.tsx';
import { LeftInCopies } from './LeftInCopies.tsx';
import { Profile } from './Profile.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Sessions } from './Sessions.tsx';
import { Storage } from './Storage.tsx';
import './account.css';

interface AccountProps {
  username: string;
  displayName: string;
  passwordMin: number;
  sessions: SessionEntry[];
  codesLeft: number;
  /** Whether sign-in requires a second factor. */
  hasSecondFactor: boolean;
  /** The address to which the site sends the person's mail. */
  email?: Pick<OwnAddress, 'address' | 'pending'> | undefined;
  storage: StorageUse;
  left: Left['items'];
  phrases: PhraseEntry[];
  identities: LinkedIdentity[];
  providers: readonly ProviderName[];
  proof: Proof;
  /** Why an operation that was started at an identity provider failed. */
  fault?: string | undefined;
}

interface SectionProps {
  title: string;
  /** Anchor of the section, for links to it. */
  id?: string;
  danger?: boolean;
  children: ReactNode;
}

function Section({ title, id, danger, children }: SectionProps) {
  return (
    <section id={id} className={danger ? 'panel account-section danger' : 'panel account-section'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Whether sign-in requires a second factor, with a link to the page of its settings. */
function SecondFactor({ isOn }: { isOn: boolean }) {
  return (
    <>
      <p>{isOn ? secondFactorMessages.isOn : secondFactorMessages.isOff}</p>
      <a className="button" href={SECOND_FACTOR_PATH}>
        {secondFactorMessages.manage}
      </a>
    </>
  );
}

/** Exporting the person's data to take it elsewhere, and importing it. */
function Archives() {
  return (
    <>
      <Section title={m.export.title}>
        <ExportData />
      </Section>
      <Section title={m.importing.title}>
        <ImportArchive />
      </Section>
    </>
  );
}

/** Everything about one's own account. One tree: a new password and new codes also close sessions in the list. */
export function Account({ username, displayName, passwordMin, codesLeft, proof, ...props }: AccountProps) {
  const [sessions, setSessions] = useState(props.sessions);
  const revoke = async (id: string) => {
    const end = () => call('DELETE /account/sessions/[session]', { params: { session: id } });
    if (await attempt(end, m.sessions.revoked))
      setSessions((known) => known.filter((session) => session.id !== id));
  };
  const keepCurrent = () => setSessions((known) => known.filter(({ current }) => current));
  return (
    <div className="account">
      <p className="banner error without-script">{m.needsScript}</p>
      <Section title={m.profile.title}>
        <Profile displayName={displayName} />
      </Section>
      {(props.providers.length > 0 || props.identities.length > 0) && (
        <Section title={identityMessages.account.title} id="etablissement">
          <Identities {...props} proof={proof} />
        </Section>
      )}
      <Section
        title={proof.by === 'password' ? m.password.title : identityMessages.firstPassword.title}
        id="mot-de-passe"
      >
        <ChangePassword username={username} passwordMin={passwordMin} proof={proof} onChanged={keepCurrent} />
      </Section>
      {proof.by === 'password' && (
        <Section title={secondFactorMessages.title} id="double-authentification">
          <SecondFactor isOn={props.hasSecondFactor} />
        </Section>
      )}
      {props.email && (
        <Section title={addressMessages.title} id="adresse">
          <EmailAddress {...props.email} />
        </Section>
      )}
      <Section title={m.recovery.title} id="codes">
        <RecoveryCodes username={username} left={codesLeft} proof={proof} onMade={keepCurrent} />
      </Section>
      <Section title={m.sessions.title}>
        <Sessions sessions={sessions} onRevoke={revoke} onRevoked={keepCurrent} />
      </Section>
      <Section title={phraseMessages.title} id="phrases">
        <Phrases phrases={props.phrases} />
      </Section>
      <Section title={storageMessages.title} id="espace">
        <Storage use={props.storage} />
      </Section>
      <Section title={leftInCopiesMessages.title} id="copies">
        <LeftInCopies items={props.left} />
      </Section>
      <Archives />
      <Section title={m.delete.title} id="supprimer" danger>
        <DeleteAccount proof={proof} />
      </Section>
    </div>
  );
}
