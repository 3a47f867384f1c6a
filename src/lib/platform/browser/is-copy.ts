/** Whether this page is a copy stored on the device (`offline/worker/copies.ts`), rendered for no particular person. */
export function isCopy(): boolean {
  return 'copy' in (globalThis.document?.documentElement.dataset ?? {});
}
