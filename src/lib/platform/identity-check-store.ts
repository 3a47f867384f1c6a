import { atom } from 'nanostores';

/** Resolves the calls that wait for a confirmed identity, with whether it was given. Null while none waits. */
export const $identityCheck = atom<((isConfirmed: boolean) => void) | null>(null);

/** Whether the page has a component that asks for the confirmation. */
let asks = false;
let underWay: Promise<boolean> | null = null;

/** Registers the component of this page that asks for confirmations. @returns a function that unregisters it */
export function addCheckPlace(): () => void {
  asks = true;
  return () => {
    asks = false;
    $identityCheck.get()?.(false);
  };
}

/** Asks for a confirmation of identity, once for all calls that wait for it. @returns whether it was given */
export function askIdentityCheck(): Promise<boolean> {
  if (!asks) return Promise.resolve(false);
  underWay ??= new Promise<boolean>((resolve) => $identityCheck.set(resolve)).finally(() => {
    underWay = null;
    $identityCheck.set(null);
  });
  return underWay;
}
