/** `waiting`: typed, not sent yet; `offline`: will be tried again; `refused`: the server said why. */
export const SAVE_STATES = ['saved', 'waiting', 'saving', 'offline', 'conflict', 'refused'] as const;
export type SaveStateName = (typeof SAVE_STATES)[number];
