import { createHmac } from 'node:crypto';
import { currentTrace, traceFields } from '../tracing/callTrace.ts';

/** Events for the people who watch over the portal, written at every log level. */
export type SecurityEvent =
  | 'signIn.succeeded'
  | 'signIn.refused'
  | 'signIn.locked'
  | 'password.linkSent'
  | 'password.set'
  | 'session.ended'
  | 'token.reused'
  | 'rights.refused'
  | 'operator.changed'
  | 'operator.refused';

/** The source of a request: its address, and the Error ID of the response. */
export interface Origin {
  readonly ip: string;
  readonly id: string;
}

type Fields = Readonly<Record<string, string | number | null>>;

/** One JSON line per event, without any secret, password or e-mail address. */
export interface SecurityLog {
  note(event: SecurityEvent, from: Origin, fields?: Fields): void;
  /** Always the same for the same text. The text cannot be recovered without the portal's key. */
  pseudonym(text: string): string;
}

interface Settings {
  /** Known only to the instances of this portal. */
  readonly key: string;
  /** What this process is called. */
  readonly instance: string;
  readonly addresses: 'hashed' | 'plain';
  readonly now: () => number;
  readonly write: (line: string) => void;
}

export function createSecurityLog({ key, instance, addresses, now, write }: Settings): SecurityLog {
  const pseudonym = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  return {
    pseudonym,
    note(event, { ip, id }, fields = {}) {
      const line = {
        time: new Date(now()).toISOString(),
        security: event,
        instance,
        tracking: id,
        ...traceFields(currentTrace()),
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
    /** The caller, as far as it is known by now. */
    userId: string | null;
  }
}
