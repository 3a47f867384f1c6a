/** `waiting`: typed, not sent yet; `offline`: will be tried again; `refused`: the server said why. */
export type SaveStateName = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'refused';
