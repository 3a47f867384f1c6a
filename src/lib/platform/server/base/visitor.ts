/** Where a call comes from. */
export interface Visitor {
  /** Client address, for throttling only; never stored as it is. */
  address: string;
  /** « Firefox · Linux », for the list of sessions. */
  device: string;
  /** Secret of the device cookie, when the browser has one (`accounts/server/known-device.ts`). */
  deviceSecret: string | null;
}
