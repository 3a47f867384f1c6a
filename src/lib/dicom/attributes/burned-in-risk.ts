/**
 * The probability that a name is burned into an image: stated by its file, detected in it, usual for its kind, or
 * unlikely.
 */
export type BurnedInRisk = 'stated' | 'seen' | 'usual' | 'unlikely';
