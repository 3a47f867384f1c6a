import { z } from 'zod';
import { passwordProof } from '#lib/accounts/schemas.ts';
import { PASSKEY_NAME_MAX } from './passkeys.ts';

/** A code of an authenticator app, or a recovery code, as typed. */
export const typedCode = z.strictObject({ code: z.string().min(1).max(100) });

/** The password, required before a passkey is added. */
export const passkeyProof = passwordProof.required();

/** Options for a device (WebAuthn, in JSON form), interpreted by the library in the browser. */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

/** A device's response (WebAuthn, in JSON form); the library validates it, including the signature. */
const deviceAnswer = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
  clientExtensionResults: z.looseObject({}),
});
export type DeviceAnswer = z.infer<typeof deviceAnswer>;

export const passkeySignIn = z.strictObject({ answer: deviceAnswer });

export const newPasskey = z.strictObject({
  name: z.string().trim().max(PASSKEY_NAME_MAX),
  answer: deviceAnswer,
});

export const passkeyEntry = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});
