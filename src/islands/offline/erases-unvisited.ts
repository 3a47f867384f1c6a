/**
 * Whether this browser erases what a site keeps after a week without a visit: Safari does, but not of a site that is
 * opened from the home screen (webkit.org/blog/10218).
 */
export function erasesUnvisited(): boolean {
  return 'GestureEvent' in globalThis && !matchMedia('(display-mode: standalone)').matches;
}
