/**
 * Whether this browser erases a site's stored data after a week without a visit: Safari does, except for sites
 * opened from the home screen (webkit.org/blog/10218).
 */
export function evictsUnvisitedSites(): boolean {
  return 'GestureEvent' in globalThis && !matchMedia('(display-mode: standalone)').matches;
}
