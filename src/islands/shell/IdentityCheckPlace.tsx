import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $identityCheck, addCheckPlace } from '#lib/platform/identity-check-store.ts';
import { Loaded } from '../form/Loaded.tsx';

const load = async () => (await import('../identity-check/IdentityCheckDialog.tsx')).IdentityCheckDialog;

/** Shows the identity check when the server rejects a call until the person has confirmed their identity. */
export function IdentityCheckPlace() {
  const onAnswer = useStore($identityCheck);
  useEffect(addCheckPlace, []);
  if (!onAnswer) return null;
  return <Loaded load={load} giveUp={() => onAnswer(false)} props={{ onAnswer }} />;
}
