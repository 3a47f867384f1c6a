import { z } from 'zod';
import { DISPLAY_NAME_MAX } from './display-name.ts';
import { PASSWORD_MAX } from './password-rules.ts';

/** Passwords are never trimmed, and are judged by their own rules; this only limits the size of a request. */
const password = z.string().min(1).max(PASSWORD_MAX, 'password_too_long');

/** The fields of the sign-in and registration forms. */
export const credentials = z.strictObject({ username: z.string().min(1).max(200), password });
export type Credentials = z.infer<typeof credentials>;

export const loginAnswer = z.object({ token: z.string(), username: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** Whether the call carried the cookie: when it never does, the browser refuses cookies. */
export const renewedCookie = z.object({ received: z.boolean() });

export const registerAnswer = z.object({ username: z.string() });

/** A new password, authorised by a recovery code or by an administrator's link. */
export const resetPayload = z.union([
  z.strictObject({ token: z.string().min(1).max(200), password }),
  z.strictObject({ username: z.string().min(1).max(200), code: z.string().min(1).max(100), password }),
]);
export type ResetPayload = z.infer<typeof resetPayload>;

/** Without the current password when an identity provider has just confirmed the person's identity. */
export const passwordChange = z.strictObject({ current: password.optional(), password });
export type PasswordChange = z.infer<typeof passwordChange>;

export const profileChange = z.strictObject({
  /** Null or empty: the username is shown again. */
  displayName: z.string().trim().max(DISPLAY_NAME_MAX).nullable(),
});

export const profileAnswer = z.object({
  username: z.string(),
  /** The name others see: includes the username when the display name could be mistaken for another person's. */
  name: z.string(),
  /** The stored display name; empty when there is none. */
  displayName: z.string(),
});
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** Whether lists of cases come without titles, on every device. */
export const titlesChoice = z.strictObject({ titlesHidden: z.boolean() });
export type TitlesChoice = z.infer<typeof titlesChoice>;

export const sessionEntry = z.object({
  id: z.string(),
  /** « Firefox · Linux »; empty when the browser did not say. */
  device: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const sessionList = z.object({ sessions: z.array(sessionEntry) });

export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()) });

/** The password, asked for again before an irreversible action; left out after a recent proof at a provider. */
export const passwordProof = z.strictObject({ password: password.optional() });

export const accountDeletion = z.strictObject({
  password: password.optional(),
  /** The fate of the person's public items: they stay without a name, or are deleted. */
  publicItems: z.enum(['keep', 'delete']),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
