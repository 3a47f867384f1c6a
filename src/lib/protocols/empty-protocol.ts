import type { ProtocolBody } from './body-schema.ts';

/** The body of a new protocol, until its author chooses its type. */
export const emptyProtocol: ProtocolBody = {
  imagingType: 'IRM',
  region: 'Autre',
  reviewStatus: 'Brouillon',
};
