import { useEffect, useState } from 'react';
import { countLeft } from '#lib/accounts/browser/left-on-device.ts';
import { useLoaded } from '../form/use-loaded.ts';

const nothing = () => undefined;

/** All unfinished reports of a person on this device; the code of the list is loaded only if there is one. */
export function OwnReports({ person }: { person: string }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked((countLeft(person)?.reports ?? 0) > 0), [person]);
  const List = useLoaded<{ person: string }>(
    isAsked,
    () => import('./OwnReportList.tsx').then(({ OwnReportList }) => OwnReportList),
    nothing,
  );
  return List && <List person={person} />;
}
