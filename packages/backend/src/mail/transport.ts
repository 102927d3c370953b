import type { Mailbox } from '../configuration/mailbox.ts';

/** A composed mail: the bytes to send, and its envelope. */
export interface WrittenMail {
  readonly mailId: string;
  readonly from: Mailbox['address'];
  readonly to: string;
  readonly bytes: Buffer;
}

/**
 * The result of a delivery: sent, refused for good, certainly not taken but worth a retry later, or unknown, when
 * nobody can tell. `note` gives the reason and contains no address.
 */
export interface MailDelivery {
  readonly outcome: 'sent' | 'refused' | 'later' | 'unknown';
  readonly note: string;
}

/** A way to send mails. */
export interface MailTransport {
  /**
   * Delivers one mail. `handOver` is awaited at the last moment at which the mail can still be stopped; if it
   * throws, the mail is not sent.
   */
  deliver(mail: WrittenMail, handOver: () => Promise<void>): Promise<MailDelivery>;
}
