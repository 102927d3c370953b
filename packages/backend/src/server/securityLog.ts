import { createHmac } from 'node:crypto';

/** What is noted for whoever watches over the portal, at every log level. */
export type SecurityEvent =
  | 'signIn.succeeded'
  | 'signIn.refused'
  | 'signIn.locked'
  | 'session.ended'
  | 'token.reused'
  | 'rights.refused'
  | 'operator.changed'
  | 'operator.refused';

/** Whose request it is: its address, and the Error ID that the answer carries. */
export interface Origin {
  readonly ip: string;
  readonly id: string;
}

type Fields = Readonly<Record<string, string | number | null>>;

/** One JSON line each, with no secret, no password and no address of a person in it. */
export interface SecurityLog {
  note(event: SecurityEvent, from: Origin, fields?: Fields): void;
  /** The same for the same text, and nothing of it can be read back without the portal's key. */
  pseudonym(text: string): string;
}

interface Settings {
  /** Known to this portal's instances alone. */
  readonly key: string;
  readonly addresses: 'hashed' | 'plain';
  readonly now: () => number;
  readonly write: (line: string) => void;
}

export function createSecurityLog({ key, addresses, now, write }: Settings): SecurityLog {
  const pseudonym = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  return {
    pseudonym,
    note(event, { ip, id }, fields = {}) {
      const line = {
        time: new Date(now()).toISOString(),
        security: event,
        tracking: id,
        address: addresses === 'plain' ? ip : pseudonym(ip),
        ...fields,
      };
      write(`${JSON.stringify(line)}\n`);
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly security: SecurityLog;
  }
  interface FastifyRequest {
    /** Who calls, as far as it is known by now. */
    userId: string | null;
  }
}
