import { fromPromise } from 'xstate';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { readCartStyles } from '../contents/contents.actors.ts';
import { csvText } from './csvText.ts';
import type { WantedSheet } from './sheetFile.machine.ts';
import { cartRows } from './sheetRows.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const;

export const sheetFileActors = ({ api, ports }: Pick<OrderingDependencies, 'api' | 'ports'>) => ({
  makeFile: fromPromise<void, WantedSheet | null>(async ({ input, signal }) => {
    if (!input) return;
    const { form, name, separator, heading, cart } = input;
    const rows = cart
      ? cartRows(
          await readCartStyles(api, { rightEnv: cart.rightEnv, cartId: cart.cartId }, signal),
          cart.pieces,
        )
      : input.rows;
    const all = heading ? [heading, ...rows] : rows;
    const bytes =
      form === 'csv'
        ? new TextEncoder().encode(csvText(all, separator))
        : await ports.workbooks.write({ name, rows: all });
    if (!signal.aborted) ports.saveFile({ name: `${name}.${form}`, type: types[form], bytes });
  }),
});
