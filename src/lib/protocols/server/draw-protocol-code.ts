import { drawCode } from '#lib/platform/server/base/draw-code.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { protocolPaths } from '../paths.ts';
import type { ProtocolCode } from '../protocol-code.ts';

/**
 * The code that opens a protocol's page, on one of its scanners where it is given by its id: its name may change. It
 * stays on a wall for years: its address is the one that the site is set to have, never that by which somebody came;
 * null on a site that is set to have none.
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
