declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** What a call is while it is answered (Koa). */
  export interface S3Call {
    readonly path: string;
    mountPath?: string;
    readonly state: { vhost?: boolean };
  }

  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
    readonly httpServer: Server;
    readonly middleware: ((call: S3Call, next: () => Promise<unknown>) => Promise<unknown>)[];
  }
}
