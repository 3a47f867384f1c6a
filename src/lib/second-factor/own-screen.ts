import type { SquareDrawing } from '#lib/platform/square-drawing.ts';
import type { ListedPasskey } from './passkeys.ts';

/** How far a person is with their application of codes. */
export type TotpState =
  | { step: 'off' }
  /** The secret is shown until a code has confirmed it; in groups of four letters, to be copied by hand. */
  | { step: 'begun'; secret: string; drawing: SquareDrawing }
  /** ISO 8601. */
  | { step: 'on'; since: string };

/** One's second factor, as its page shows it. */
export interface OwnSecondFactor {
  totp: TotpState;
  passkeys: readonly ListedPasskey[];
  /** Without one there is nothing to add a second factor to. */
  hasPassword: boolean;
  /** Recovery codes that can still be used. */
  codesLeft: number;
}

export const OWN_ACTS = ['begin', 'confirm', 'remove', 'remove-passkey'] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

/** What the page shows: also what its form was refused for, in French. */
export interface OwnScreen extends OwnSecondFactor {
  username: string;
  isOn: boolean;
  /** The site lets this person do nothing else before. */
  isRequired: boolean;
  act?: OwnAct;
  error?: string;
}
