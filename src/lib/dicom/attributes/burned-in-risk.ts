/**
 * How likely it is that an image itself bears a name: stated by its file, seen in it, usual for the kind, or
 * unlikely.
 */
export type BurnedInRisk = 'stated' | 'seen' | 'usual' | 'unlikely';
