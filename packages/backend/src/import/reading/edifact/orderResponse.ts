import { RefusedList } from '../problem.ts';
import type { RawLine } from '../rawTable.ts';
import { dayAmong } from './days.ts';
import { componentOf, type Message } from './interchange.ts';
import { eanOf, headOf, itemsOf, noOrder, numberOf, orderAmong, piecesOf } from './items.ts';
import type { MessageRows } from './messageRows.ts';

/** BGM 1225 and LIN 1229: the house takes nothing of it. */
const NONE_OF_ORDER = '27';
const NONE_OF_LINE = '7';
/** When goods come: promised, scheduled, estimated, earliest. */
const deliveries = ['69', '67', '17', '64'];

/** An ORDRSP as lines of lists: the order with the ERP's number, and its lines as the house will deliver them (O8). */
export function orderResponse(message: Message): MessageRows {
  const head = headOf(message);
  const [first] = itemsOf(message);
  const order = orderAmong(head);
  if (order === '') throw noOrder(message);
  const bgm = head.find(({ name }) => name === 'BGM');
  const isDeclined = bgm !== undefined && componentOf(bgm, 2) === NONE_OF_ORDER;
  if (isDeclined && !first)
    throw new RefusedList({
      code: 'edifactLines',
      values: { message: `${message.type} ${message.reference}`, order },
    });
  const own = head.find((segment) => segment.name === 'RFF' && componentOf(segment, 0) === 'VN');
  const erpNumber = own ? componentOf(own, 0, 1) : numberOf(head);
  const number = bgm?.number ?? 1;
  function* lines(): Generator<RawLine> {
    for (const item of itemsOf(message)) {
      const isNone = isDeclined || componentOf(item.lin, 1) === NONE_OF_LINE;
      const quantity = isNone ? '0' : piecesOf(item.segments, ['113', '12', '21']);
      const cells = [order, eanOf(item), quantity, dayAmong(item.segments, deliveries)];
      yield { number: item.lin.number, cells };
    }
  }
  return {
    orders: [{ number, cells: [order, erpNumber, dayAmong(head, ['137'])] }],
    orderLines: lines(),
  };
}
