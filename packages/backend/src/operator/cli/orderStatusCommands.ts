import { createHash } from 'node:crypto';
import { type OrderStatus, orderStatusKinds, orderStatusStruct } from '@selvedge/core/contract';
import { array, boolean, type } from 'superstruct';
import { columns } from './columns.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';
import { showTime, timeForms } from './time.ts';

const answerStruct = type({ isRepeated: boolean(), statuses: array(orderStatusStruct) });

/** Parses a changed line such as `3=5`. */
function lineIn(text: string) {
  const [, line, quantity] = /^(\d{1,5})=(\d{1,5})$/.exec(text) ?? [];
  if (line === undefined || quantity === undefined)
    throw new UsageError(`--line: '${text}' is no line and its pieces such as 3=5.`);
  return { line: Number(line), quantity: Number(quantity) };
}

const factsIn = ({ kind, erpNumber, parcel, invoiceNumber, lines = [] }: Omit<OrderStatus, 'at'>) =>
  JSON.stringify([
    ...[kind, erpNumber, parcel, invoiceNumber],
    lines.map(({ line, quantity, deliveryFrom, reason }) => [line, quantity, deliveryFrom, reason]),
  ]);

/**
 * The report that the options give. Its key is made of it and of how many reports came before, so that the same command
 * twice is one report, and what was said, changed and said again is three.
 */
function reportIn(given: Given, kind: OrderStatus['kind'], before: readonly OrderStatus[]) {
  const [at, reason] = [given.time('at'), given.text('reason')];
  const lines = given
    .many('line')
    .map((text) => ({ ...lineIn(text), ...(reason !== undefined && { reason }) }));
  const report = {
    kind,
    ...(at !== undefined && { at }),
    erpNumber: given.text('erp-number'),
    parcel: given.text('parcel'),
    invoiceNumber: given.text('invoice'),
    ...(lines.length > 0 && { lines }),
  };
  const last = before.at(-1);
  const isRepeated = last !== undefined && factsIn(last) === factsIn(report);
  const nth = before.length - (isRepeated ? 1 : 0);
  const hash = createHash('sha256')
    .update(JSON.stringify([nth, report]))
    .digest('base64url');
  return { ...report, key: given.text('key') ?? `portal-${hash}` };
}

const detailsOf = ({ erpNumber, parcel, invoiceNumber, lines = [] }: OrderStatus): string =>
  [
    erpNumber,
    parcel,
    invoiceNumber,
    ...lines.map(({ line, quantity, deliveryFrom }) =>
      [
        `line ${line}:`,
        ...(quantity === undefined ? [] : [`${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`]),
        ...(deliveryFrom === undefined ? [] : [`from ${showTime(deliveryFrom)}`]),
      ].join(' '),
    ),
  ]
    .filter((part) => part !== undefined)
    .join(', ');

const rowsOf = (statuses: readonly OrderStatus[]): string[] =>
  columns(
    ['STATUS', 'AT', 'DETAILS'],
    statuses.map((status) => [status.kind, showTime(status.at), detailsOf(status)]),
    'Nothing was reported yet.',
  );

export const orderStatusCommands: readonly Command[] = [
  {
    name: 'order status',
    operands: ['<order number>'],
    help: 'shows what the ERP reported of an order, or reports it in its place',
    options: {
      kind: { value: '<kind>', help: `${orderStatusKinds.join(', ')}; shows the reports unless given` },
      at: { value: '<time>', help: `when it happened, now unless given: ${timeForms}` },
      'erp-number': { value: '<number>', help: "the ERP's number of the order; needed for confirmed" },
      parcel: { value: '<number>', help: 'needed for shipped' },
      invoice: { value: '<number>', help: 'needed for invoiced' },
      line: {
        value: '<line>=<pieces>',
        help: 'a line and its pieces now; for changed, may be repeated',
        many: true,
      },
      reason: { value: '<text>', help: 'why these lines were changed; the buyer reads it' },
      key: { value: '<key>', help: 'the same key twice is one report; made of the report unless given' },
    },
    async run(given, portal) {
      const [wanted, path] = [given.text('kind'), `/orders/${given.id}/status`];
      const kind = orderStatusKinds.find((one) => one === wanted);
      if (wanted !== undefined && kind === undefined)
        throw new UsageError(`--kind: '${wanted}' is none of ${orderStatusKinds.join(', ')}.`);
      const said = ['erp-number', 'parcel', 'invoice', 'reason', 'at', 'key'].some((one) => given.text(one));
      if (kind === undefined && (said || given.many('line').length > 0))
        throw new UsageError('--kind is missing.');
      const statuses = await portal.ask('GET', path, array(orderStatusStruct));
      if (kind === undefined) return { lines: rowsOf(statuses), data: statuses };
      const answer = await portal.ask('POST', path, answerStruct, reportIn(given, kind, statuses));
      return {
        lines: [...(answer.isRepeated ? ['This was reported before.'] : []), ...rowsOf(answer.statuses)],
        data: answer,
      };
    },
  },
];
