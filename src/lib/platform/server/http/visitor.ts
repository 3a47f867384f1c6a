import { deviceOf } from '#lib/accounts/device.ts';
import type { Settings } from '../base/settings.ts';
import type { Visitor } from '../base/visitor.ts';
import { clientAddress } from './client-address.ts';
import { readDeviceCookie } from './cookies.ts';

/** The client that sent a request. @param peer address of the other end of its connection */
export function visitorOf({ headers }: Request, peer: string, settings: Settings): Visitor {
  return {
    address: clientAddress(headers, peer, settings),
    device: deviceOf(headers.get('user-agent')),
    deviceSecret: readDeviceCookie(headers, settings),
  };
}
