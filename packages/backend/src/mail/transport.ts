import type { Mailbox } from './mailbox.ts';

/** A finished mail: what travels, byte for byte, and its envelope. */
export interface WrittenMail {
  readonly mailId: string;
  readonly from: Mailbox['address'];
  readonly to: string;
  readonly bytes: Buffer;
}

/**
 * What became of a mail: taken, refused for good, certainly not taken but perhaps later, or lost sight of, when nobody
 * can know. `note` says why and holds no address.
 */
export interface MailDelivery {
  readonly outcome: 'sent' | 'refused' | 'later' | 'unknown';
  readonly note: string;
}

/** A way for mails to leave. */
export interface MailTransport {
  /**
   * Delivers one mail. `handOver` is awaited at the last moment at which the mail can still be held back; when it
   * throws, it is held back.
   */
  deliver(mail: WrittenMail, handOver: () => Promise<void>): Promise<MailDelivery>;
}
