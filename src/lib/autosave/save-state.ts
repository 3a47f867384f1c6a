/**
 * `waiting`: typed, not yet sent; `offline`: will be retried; `refused`: the server gave a reason; `held`: a text
 * exceeds its limit, and is sent once it fits.
 */
export type SaveStateName = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'refused' | 'held';
