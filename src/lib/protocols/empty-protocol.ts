import type { ProtocolBody } from './body-schema.ts';

/** The body of a new protocol, before its author chooses the imaging type. */
export const emptyProtocol: ProtocolBody = {
  imagingType: 'IRM',
  region: 'Autre',
  reviewStatus: 'Brouillon',
};
