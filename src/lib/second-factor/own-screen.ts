import type { SquareDrawing } from '#lib/platform/square-drawing.ts';
import type { ListedPasskey } from './passkeys.ts';

/** The state of a person's authenticator application. */
export type TotpState =
  | { step: 'off' }
  /** The secret is shown until a code has confirmed it; in groups of four letters, to be copied by hand. */
  | { step: 'begun'; secret: string; drawing: SquareDrawing }
  /** ISO 8601. */
  | { step: 'on'; since: string };

/** A person's second factor, as its page shows it. */
export interface OwnSecondFactor {
  totp: TotpState;
  passkeys: readonly ListedPasskey[];
  /** Without a password there is nothing to add a second factor to. */
  hasPassword: boolean;
  /** Recovery codes that can still be used. */
  codesLeft: number;
}

export const OWN_ACTS = ['begin', 'confirm', 'remove', 'remove-passkey'] as const;
export type OwnAct = (typeof OWN_ACTS)[number];

/** The content of the page, with the reason in French why its form was refused. */
export interface OwnScreen extends OwnSecondFactor {
  username: string;
  isOn: boolean;
  /** The site lets this person do nothing else before. */
  isRequired: boolean;
  act?: OwnAct;
  error?: string;
}
