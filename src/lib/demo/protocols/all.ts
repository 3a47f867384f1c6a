import { ctProtocols } from './ct.ts';
import type { DemoProtocol } from './demo-protocol.ts';
import { mrProtocols } from './mr.ts';
import { otherProtocols } from './other.ts';

export const protocols: DemoProtocol[] = [mrProtocols, ctProtocols, otherProtocols].flat();
