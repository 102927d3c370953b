import type { ExportedOrder } from '../exportedOrder.ts';
import { orderMessage, type Release } from './orderMessage.ts';
import { segment } from './segment.ts';

interface Envelope {
  readonly release: Release;
  readonly houseGln: string;
  /** Names the interchange for its receiver; at most 14 characters. */
  readonly reference: string;
  /** Epoch ms; the interchange tells it in UTC. */
  readonly now: number;
}

/** Beyond these, ISO 8859-1 has no letters. */
const beyondLatin = /[^\u0020-\u007e\u00a0-\u00ff]/;

/**
 * Orders as one EDIFACT interchange (O6): in ISO 8859-1 (UNOC, syntax 3), as receivers of both releases expect, unless a
 * name has a letter beyond it; then in UTF-8 (UNOY, syntax 4), so that nobody's name is altered.
 */
export function interchange(orders: readonly ExportedOrder[], envelope: Envelope): Buffer {
  const { houseGln, reference, now } = envelope;
  const messages = orders.flatMap((order, index) =>
    orderMessage(order, { ...envelope, reference: String(index + 1) }),
  );
  const isWide = messages.some((text) => beyondLatin.test(text));
  const [date = '', time = ''] = new Date(now).toISOString().replaceAll(/[-:]/g, '').split('T');
  const written = [
    "UNA:+.? '",
    segment(
      'UNB',
      isWide ? ['UNOY', '4'] : ['UNOC', '3'],
      ['SELVEDGE', 'ZZZ'],
      [houseGln, '14'],
      [isWide ? date : date.slice(2), time.slice(0, 4)],
      reference,
      '',
      'ORDERS',
    ),
    ...messages,
    segment('UNZ', String(orders.length), reference),
  ];
  return Buffer.from(`${written.join('\r\n')}\r\n`, isWide ? 'utf8' : 'latin1');
}
