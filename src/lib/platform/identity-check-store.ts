import { atom } from 'nanostores';

/** Called with whether the person has confirmed their identity, for calls that wait. Null while nothing waits. */
export const $identityCheck = atom<((isConfirmed: boolean) => void) | null>(null);

/** Whether the page has a place that asks. */
let asks = false;
let underWay: Promise<boolean> | null = null;

/** Registers this page as the place that asks for confirmations. @returns removes it */
export function addCheckPlace(): () => void {
  asks = true;
  return () => {
    asks = false;
    $identityCheck.get()?.(false);
  };
}

/** Asks the person to confirm their identity: once for all calls that wait for it. @returns whether they have */
export function askIdentityCheck(): Promise<boolean> {
  if (!asks) return Promise.resolve(false);
  underWay ??= new Promise<boolean>((resolve) => $identityCheck.set(resolve)).finally(() => {
    underWay = null;
    $identityCheck.set(null);
  });
  return underWay;
}
