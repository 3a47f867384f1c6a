import { atom } from 'nanostores';

/** What waits until somebody has confirmed who they are: told whether they have. Null while nothing waits. */
export const $identityCheck = atom<((isConfirmed: boolean) => void) | null>(null);

/** Whether the page has a place that asks. */
let asks = false;
let underWay: Promise<boolean> | null = null;

/** Has the page ask from now on; the answer takes the place away. */
export function addCheckPlace(): () => void {
  asks = true;
  return () => {
    asks = false;
    $identityCheck.get()?.(false);
  };
}

/** Asks somebody to confirm who they are: once for all calls that wait for it. @returns whether they have */
export function askIdentityCheck(): Promise<boolean> {
  if (!asks) return Promise.resolve(false);
  underWay ??= new Promise<boolean>((resolve) => $identityCheck.set(resolve)).finally(() => {
    underWay = null;
    $identityCheck.set(null);
  });
  return underWay;
}
