/**
 * `waiting`: typed, not sent yet; `offline`: will be tried again; `refused`: the server said why; `held`: a text is
 * over its limit, and is sent once it fits.
 */
export type SaveStateName = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'refused' | 'held';
