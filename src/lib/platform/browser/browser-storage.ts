/** Reading `globalThis.localStorage` throws where private browsing or a setting refuses it; a server has none. */
function refusable(read: () => Storage | undefined): Storage | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

/** The device's storage for the site, or null. Writing may still throw: it may be full. */
export const deviceStorage = () => refusable(() => globalThis.localStorage);

/** The tab's storage, or null. */
export const tabStorage = () => refusable(() => globalThis.sessionStorage);
