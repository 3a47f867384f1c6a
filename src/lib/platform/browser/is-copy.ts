/** Whether this page is a copy that the device kept (`offline/worker/copies.ts`): nobody was recognised to make it. */
export function isCopy(): boolean {
  return 'copy' in (globalThis.document?.documentElement.dataset ?? {});
}
