import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Asks for an address and takes nothing of the answer but what comes by itself. */
export async function askAndWait(address: string, headers: Record<string, string> = {}): Promise<Socket> {
  const { host, hostname, port, pathname } = new URL(address);
  const socket = connect(Number(port), hostname).pause();
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await once(socket, 'readable');
  return socket;
}
