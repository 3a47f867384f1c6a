/**
 * The images that this browser has sent to a case, by source. When the same files are added again, after the
 * page was closed during the upload, it continues without duplicates. Files are identified by a hash:
 * neither their names nor their UIDs are stored.
 */

/** Maximum number of images remembered per case; the oldest are dropped. */
const MOST = 6_000;
/** Pause before writing to storage (ms), since images arrive by the hundred. */
const PAUSE = 500;

/** A 53-bit hash of a text: enough to distinguish a case's files. */
export function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

function read(key: string): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}

/** The sent images of one case. */
export function sentImages(caseId: string) {
  const key = `sent:${caseId}`;
  let known: Map<string, string> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const all = () => {
    known ??= read(key);
    return known;
  };
  const write = () => {
    try {
      localStorage.setItem(key, JSON.stringify([...all()].slice(-MOST)));
    } catch {
      // The storage is full or forbidden: the same files would then be sent again.
    }
  };
  return {
    /** The image made from a source, if this browser has sent it. */
    fileOf: (source: string) => all().get(hashOf(source)),
    keep(source: string, file: string): void {
      all().set(hashOf(source), file);
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    },
  };
}
