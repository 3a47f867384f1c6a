import type { SquareDrawing } from '#lib/platform/square-drawing.ts';
import type { ListedPasskey } from './passkeys.ts';

/** The state of a person's authenticator app. */
export type TotpState =
  | { step: 'off' }
  /** The secret is shown until a code confirms it, in groups of four letters for manual entry. */
  | { step: 'begun'; secret: string; drawing: SquareDrawing }
  /** ISO 8601. */
  | { step: 'on'; since: string };

/** A person's second factor, with the data for its page. */
export interface OwnSecondFactor {
  totp: TotpState;
  passkeys: readonly ListedPasskey[];
  /** Without a password, a second factor makes no sense. */
  hasPassword: boolean;
  /** Number of unused recovery codes. */
  codesLeft: number;
}

export const OWN_ACTS = ['begin', 'confirm', 'remove', 'remove-passkey'] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

/** The content of the page, with a French error when its form was refused. */
export interface OwnScreen extends OwnSecondFactor {
  username: string;
  isOn: boolean;
  /** Whether the person must set up a second factor before doing anything else. */
  isRequired: boolean;
  act?: OwnAct;
  error?: string;
}
