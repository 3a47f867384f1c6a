import type { ProtocolBody } from './body-schema.ts';

export type ProtocolSummary = Pick<ProtocolBody, 'imagingType' | 'region'>;

/** What a card shows of a protocol. */
export function summariseProtocol({ imagingType, region }: Partial<ProtocolBody>): Partial<ProtocolSummary> {
  return { imagingType, region };
}
