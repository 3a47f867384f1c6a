import { z } from 'zod';
import { passwordProof } from '#lib/accounts/schemas.ts';
import { passkeySignIn } from '#lib/second-factor/schemas.ts';

/** The password, or a passkey's response. */
export const identityProof = z.union([passwordProof.required(), passkeySignIn]);
export type IdentityProof = z.infer<typeof identityProof>;

export const checkWays = z.object({
  isConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  providers: z.array(z.object({ id: z.string(), label: z.string() })),
});
