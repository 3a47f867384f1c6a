import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that tests can cut and mend. */
export interface CuttableLine {
  port: number;
  cut(): void;
  /** Nothing gets through any more, and nobody is told. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens one to where a PostgreSQL address leads: a TCP port, or a socket in the folder that `host` names. */
export async function openLine(server: URL): Promise<CuttableLine> {
  const port = Number(server.port || 5432);
  const folder = server.searchParams.get('host');
  const target = folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: server.hostname, port };
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  const line = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    if (isSilent) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (line.address() as { port: number }).port,
    cut() {
      isCut = true;
      cutAll();
    },
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      cutAll();
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}
