import type { ProtocolBody } from './body-schema.ts';

/** What a new protocol starts from, until its author says of what it is. */
export const emptyProtocol: ProtocolBody = {
  imagingType: 'IRM',
  region: 'Autre',
  reviewStatus: 'Brouillon',
};
