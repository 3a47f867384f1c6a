import { PROTOCOL_FORMAT, PROTOCOL_FORMAT_VERSION, type ProtocolFile } from './read-protocol.ts';

/** A protocol as a JSON file in our own format, which `readProtocol` reads. */
export function writeProtocolJson({ title, tags, body }: ProtocolFile): string {
  const { reviewStatus, ...own } = body;
  const file = { format: PROTOCOL_FORMAT, version: PROTOCOL_FORMAT_VERSION, title, tags, body: own };
  return `${JSON.stringify(file, null, 2)}\n`;
}
