/** Access to `localStorage` throws if private browsing or a setting forbids it; on a server it does not exist. */
function refusable(read: () => Storage | undefined): Storage | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

/** The device's storage for the site, or null. Writing may still throw: it may be full. */
export const deviceStorage = () => refusable(() => globalThis.localStorage);

/** The tab's session storage, or null. */
export const tabStorage = () => refusable(() => globalThis.sessionStorage);
