import type { FastifyInstance } from 'fastify';

/**
 * Begins to listen.
 *
 * @throws {Error} in a sentence that names the setting to change, where the address cannot be used.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
  [portKey, hostKey]: readonly [string, string],
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`port ${port} is in use by another program; set ${portKey} to a free one.`);
    if (code === 'EACCES')
      throw new Error(`port ${port} may not be used by this account; set ${portKey} to another.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new Error(`${hostKey} '${host}' is no address of this machine.`);
    throw error;
  }
}
