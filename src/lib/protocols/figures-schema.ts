import { z } from 'zod';

/** The facts of a protocol's body on a card. */
export const protocolFigures = z.object({
  imagingType: z.string(),
  region: z.string(),
  /** The patients it suits; absent where none are known. */
  suits: z.array(z.string()).optional(),
});
export type ProtocolFigures = z.infer<typeof protocolFigures>;
