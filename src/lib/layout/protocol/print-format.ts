import type { ProtocolBody } from '#lib/kinds/protocol/body-schema.ts';

/** How a protocol is put on paper: the class of its page. */
export function printFormat(body: ProtocolBody): string {
  return body.imagingType === 'IRM' ? 'landscape' : 'portrait';
}
