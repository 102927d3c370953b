import { type Order, order as orderCall } from '@selvedge/core/contract';
import { finalized } from '../../ordering/order/export/testing/exportStage.ts';
import { styleAt, variantIn } from '../../ordering/testing/partner.ts';
import { setStage } from '../../ordering/testing/stage.ts';
import { operatorOf } from '../../testing/operator.ts';
import { importing, type SentFile } from './houseFiles.ts';

/** Orders of which a house's ERP reports. */
export async function reportedOrders() {
  const stage = await setStage();
  const imports = await importing(stage.testApp);
  const style = await styleAt(stage.employee, stage.open(), 0);
  const [first, second] = [0, 1].map((size) => variantIn(style, 0, size));

  /** A further order of four and three pieces: its number, and how its buyer sees it. */
  async function ordered() {
    const quantities = { [String(first?.articleVariantId)]: 4, [String(second?.articleVariantId)]: 3 };
    const number = await finalized(stage.employee, stage.open(), quantities);
    const operator = await operatorOf(stage.testApp);
    const { orderId } = (await operator('GET', `/orders/${number}`)).json();
    return { number, seen: () => stage.employee.get(orderCall, { params: { orderId } }) };
  }

  return {
    eans: [String(first?.ean), String(second?.ean)] as const,
    ordered,
    deliver: (files: SentFile | readonly SentFile[], options = {}, language = 'en') =>
      imports.report(Array.isArray(files) ? files : [files], options, language),
    close: () => stage.testApp.close(),
  };
}
export type ReportedOrders = Awaited<ReturnType<typeof reportedOrders>>;

export const reportsOf = ({ statuses = [] }: Order) => statuses.map(({ at: _, ...report }) => report);
export const refusals = ({ lines }: Awaited<ReturnType<ReportedOrders['deliver']>>) =>
  lines.flatMap(({ line, problems }) => problems.map(({ code, text }) => [line, code, text]));
