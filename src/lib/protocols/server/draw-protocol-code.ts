import { drawCode } from '#lib/platform/server/base/draw-code.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { protocolPaths } from '../paths.ts';
import type { ProtocolCode } from '../protocol-code.ts';

/**
 * The code that opens a protocol's page, optionally for a scanner, given by id, since its name may change. The code may
 * stay on a wall for years, so its address uses the configured origin, never the request's host;
 * null when no origin is configured.
 */
export function drawProtocolCode(
  { settings }: { settings: Pick<Context['settings'], 'publicOrigin'> },
  id: string,
  scanner?: string,
): ProtocolCode | null {
  if (!settings.publicOrigin) return null;
  const address = settings.publicOrigin + protocolPaths.item(id, scanner);
  return { address, drawing: drawCode(address) };
}
