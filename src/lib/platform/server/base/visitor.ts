/** The client that sent a request. */
export interface Visitor {
  /** Client address, for throttling only; never stored in plain form. */
  address: string;
  /** « Firefox · Linux », for the list of sessions. */
  device: string;
  /** Secret of the device cookie, when the browser has one (`accounts/server/known-device.ts`). */
  deviceSecret: string | null;
}
