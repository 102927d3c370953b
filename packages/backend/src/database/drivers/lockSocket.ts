import { createConnection, createServer, type Server } from 'node:net';

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Listens at an address and tells this process's id to whoever connects. */
export function listenOn(address: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid), () => socket.destroy());
  });
  // A lock keeps no process alive.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address, exclusive: true }, () => {
      server.on('error', () => undefined);
      resolve(server);
    });
  });
}

/** How long a process may take to tell its id, in ms; opening a database keeps it busy. */
const PATIENCE = 1_000;

export interface LockOwner {
  /** null where it did not tell it in time. */
  readonly pid: number | null;
}

/** The process that listens at an address, null when there is none. */
export function ownerOn(address: string): Promise<LockOwner | null> {
  const socket = createConnection(address);
  socket.setTimeout(PATIENCE, () => socket.destroy());
  let received = '';
  let isThere = true;
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk;
    });
    // Anything else may be an owner that is too busy, or about to leave.
    socket.once('error', (error) => {
      isThere = !['ECONNREFUSED', 'ENOENT'].includes(codeOf(error));
    });
    socket.once('close', () => resolve(isThere ? { pid: Number(received) || null } : null));
  });
}
