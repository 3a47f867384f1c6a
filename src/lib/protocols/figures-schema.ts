import { z } from 'zod';

/** What a card says of a protocol's body. */
export const protocolFigures = z.object({
  imagingType: z.string(),
  region: z.string(),
  /** Whom it suits; absent where nobody is known. */
  suits: z.array(z.string()).optional(),
});
export type ProtocolFigures = z.infer<typeof protocolFigures>;
