import { z } from 'zod';

/** The data of a protocol's body that a card shows. */
export const protocolFigures = z.object({
  imagingType: z.string(),
  region: z.string(),
  /** The patients for whom it is suitable; absent when unknown. */
  suits: z.array(z.string()).optional(),
});
export type ProtocolFigures = z.infer<typeof protocolFigures>;
